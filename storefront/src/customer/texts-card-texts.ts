export const textMessages = 'Text messages';
export const youGetTexts = "We text you about your orders. You can turn texts on again on an order's page.";
export const saving = 'Saving';
export const ended = "Got it. We won't text you anymore.";
export const failed = "That didn't work. Try again.";
