import type { FieldHook, GlobalAfterChangeHook, GlobalBeforeChangeHook } from 'payload';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { dropCatalogue } from '#server/catalogue/list-catalogue';
import { claimSettingsPictures } from '#server/photos/claim-photos';
import { forgetShopSettings } from '#server/shop-settings/read-shop-settings';

/** Claims the pictures in the settings, so they aren't removed as unused. Refuses new pictures that are missing. */
export const claimSettingsPhotos: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  await claimSettingsPictures(req.payload, data, originalDoc);
  return data;
};

export const dropShopSettings: GlobalAfterChangeHook = ({ doc, req }) => {
  forgetShopSettings(req.payload);
  // Estimates depend on these settings.
  dropCatalogue(req.payload, 'services');
  return doc;
};

/** Shows the default of a setting the owner hasn't set, ready to edit. */
export function orDefault(name: keyof ShopSettings): FieldHook {
  return ({ value }) => value ?? SHOP_DEFAULTS[name];
}
