import type { GlobalConfig } from 'payload';
import { SHOP_SETTINGS_ID } from '#domain/shop-settings/settings-contract';
import { SETTINGS_GROUP_NAMES, settingsGroup } from '#domain/shop-settings/settings-groups';
import { stageSettings } from '../hooks/audit/stage-changes';
import { claimSettingsPhotos, dropShopSettings } from '../hooks/shop-settings';
import { ownerOnly } from './access';
import { settingField } from './fields/setting-fields';

interface Providers {
  hasLabels: boolean;
  hasTexts: boolean;
}

/** The owner's settings for the whole shop, shown on pages and in emails. The dashboard changes them too. */
export const shopSettings = ({ hasLabels, hasTexts }: Providers): GlobalConfig => ({
  slug: SHOP_SETTINGS_ID,
  label: 'Shop settings',
  access: { read: ownerOnly, update: ownerOnly },
  admin: { group: 'Shop', hideAPIURL: true },
  lockDocuments: false,
  hooks: { beforeChange: [claimSettingsPhotos, stageSettings], afterChange: [dropShopSettings] },
  fields: [
    {
      type: 'tabs',
      tabs: SETTINGS_GROUP_NAMES.map((name) => {
        const { title: label, hint: description, fields } = settingsGroup(name);
        // Settings that need a provider's key are hidden without it (rules 27.19 and 34.1).
        const condition = () => (hasLabels || name !== 'packages') && (hasTexts || name !== 'texts');
        return { label, description, fields: fields.map(settingField), admin: { condition } };
      }),
    },
  ],
});
