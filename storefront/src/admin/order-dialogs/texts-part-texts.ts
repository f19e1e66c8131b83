export const textMessages = 'Text messages';
export const loadingTexts = 'Loading the text messages';
export const textsDidntLoad = "The text messages didn't load";
export const goTo = (number: string) => `Texts go to ${number}.`;
export const off = 'The customer turned them off.';
export const cantGetTexts = "This number can't get texts";
export const theySaidStop = (when: string) =>
  `They replied STOP (${when}). They can text START to get texts again.`;
/** Shows fractions of a cent, because a text costs less than a cent. */
export const costs = (millionths: number) => `$${(millionths / 1_000_000).toFixed(4)}`;
