import type { GlobalAfterChangeHook } from 'payload';
import { forgetShopSettings } from '#server/shop-settings/read-shop-settings';

/** What was just saved shows in the shop at once: the kept settings are forgotten. */
export const dropShopSettings: GlobalAfterChangeHook = ({ doc, req }) => {
  forgetShopSettings(req.payload);
  return doc;
};
