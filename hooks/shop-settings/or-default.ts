import type { FieldHook } from 'payload';
import { SHOP_DEFAULTS, type ShopSettings } from '#domain/shop-settings/shop-settings';

/** What the owner has not settled yet reads as what the shop says meanwhile, so that it can be changed from there. */
export function orDefault(name: keyof ShopSettings): FieldHook {
  return ({ value }) => value ?? SHOP_DEFAULTS[name];
}
