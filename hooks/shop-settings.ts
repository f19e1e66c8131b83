import type { FieldHook, GlobalAfterChangeHook } from 'payload';
import { SHOP_DEFAULTS, type ShopSettings } from '#domain/shop-settings/shop-settings';
import { forgetShopSettings } from '#server/shop-settings/read-shop-settings';

export const dropShopSettings: GlobalAfterChangeHook = ({ doc, req }) => {
  forgetShopSettings(req.payload);
  return doc;
};

/** Shows the default of a setting the owner hasn't set, ready to edit. */
export function orDefault(name: keyof ShopSettings): FieldHook {
  return ({ value }) => value ?? SHOP_DEFAULTS[name];
}
