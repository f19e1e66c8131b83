export const textMessages = 'Text messages';
export const textsGoTo = (ending: string) =>
  `We text you about this order at the number ending in ${ending}.`;
export const dontArrive = (ending: string) =>
  `Our texts don't reach the number ending in ${ending}, so watch for our emails. Write to us if you have another number.`;
export const repliedStop = "You replied STOP, so we don't text you. Text us START to get texts again.";
export const started = "Got it. We'll text you about this order.";
export const stopped = "Got it. We won't text you about this order anymore.";
export const failed = "That didn't work. Try again.";
