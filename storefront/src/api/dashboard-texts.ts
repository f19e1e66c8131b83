export const passkeysNeedShopAddress =
  "Passkeys only work at the shop's own web address. On its own computer, that's localhost.";
export const browserCantUsePasskeys =
  "This browser can't use passkeys here. You need a newer browser and a shop on https.";

export const stockIsNow = (count: number) => `the stock is now ${count}`;
