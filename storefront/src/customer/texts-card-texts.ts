export const textMessages = 'Text messages';
export const youGetTexts =
  "We text you about your orders. If you stop texts, you can turn them back on from an order's page.";
export const ended = "Got it. We won't text you anymore.";
export const failed = "That didn't work. Try again.";
