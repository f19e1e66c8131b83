export const passkeysNeedShopAddress =
  "Passkeys only work at the shop's own web address. On its own computer, that's localhost.";
export const browserCantUsePasskeys =
  "This browser can't use passkeys here. You need a newer browser and a shop on https.";

export const stockIsNow = (count: number) => `the stock is now ${count}`;

export const pushNeedsHttps =
  "Notifications only work at the shop's own https address. On its own computer, that's localhost.";
export const pushNeedsHomeScreen =
  'On an iPhone or iPad, add the dashboard to your Home Screen first: in Safari, tap Share, then Add to Home Screen. Open it from there and come back to this page.';
export const browserCantPush = "This browser can't show notifications. Try Chrome, Edge, Firefox, or Safari.";
export const pushIsBlocked =
  "Notifications are blocked for this site. Allow them in your browser's settings, then reload this page.";
