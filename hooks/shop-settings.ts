import type { FieldHook, GlobalAfterChangeHook } from 'payload';
import { SHOP_DEFAULTS, type ShopSettings } from '#domain/shop-settings/shop-settings';
import { forgetShopSettings } from '#server/shop-settings/read-shop-settings';

/** What was just saved shows in the shop at once: the kept settings are forgotten. */
export const dropShopSettings: GlobalAfterChangeHook = ({ doc, req }) => {
  forgetShopSettings(req.payload);
  return doc;
};

/** What the owner has not settled yet reads as what the shop says meanwhile, so that it can be changed from there. */
export function orDefault(name: keyof ShopSettings): FieldHook {
  return ({ value }) => value ?? SHOP_DEFAULTS[name];
}
