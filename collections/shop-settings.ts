import type { GlobalConfig } from 'payload';
import { SHOP_SETTINGS_ID } from '#domain/shop-settings/settings-contract';
import { SETTINGS_GROUP_NAMES, settingsGroup } from '#domain/shop-settings/settings-groups';
import { stageSettings } from '../hooks/audit/stage-changes';
import { claimSettingsPhotos, dropShopSettings } from '../hooks/shop-settings';
import { ownerOnly } from './access';
import { settingField } from './fields/setting-fields';

interface Keys {
  hasLabels: boolean;
}

/** The owner's settings for the whole shop, shown on pages and in emails. The dashboard changes them too. */
export const shopSettings = ({ hasLabels }: Keys): GlobalConfig => ({
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
        // Settings that need a provider's key are hidden without it (rule 27.19).
        const condition = () => hasLabels || name !== 'packages';
        return { label, description, fields: fields.map(settingField), admin: { condition } };
      }),
    },
  ],
});
