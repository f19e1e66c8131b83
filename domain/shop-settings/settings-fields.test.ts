import { describe, expect, it } from 'vitest';
import { shopSettingsView } from './settings-contract';
import { SETTING_FIELDS } from './settings-fields';
import { SETTINGS_GROUP_NAMES, settingsGroup } from './settings-groups';
import { partRules, SETTING_NAMES } from './shop-settings';

describe('shop settings', () => {
  it('are each in exactly one group', () => {
    const grouped = SETTINGS_GROUP_NAMES.flatMap((name) => settingsGroup(name).fields);
    expect(grouped.toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it('have no empty group', () => {
    for (const name of SETTINGS_GROUP_NAMES) expect(settingsGroup(name).fields).not.toEqual([]);
  });

  it('are all in the answer', () => {
    const { id: _id, version: _version, ...settings } = shopSettingsView.shape;
    expect(Object.keys(settings).toSorted()).toEqual(SETTING_NAMES.toSorted());
  });

  it('show every part of a list', () => {
    for (const name of SETTING_NAMES) {
      const field = SETTING_FIELDS[name];
      const parts = field.kind === 'list' ? Object.keys(field.parts) : [];
      expect(parts.toSorted()).toEqual(Object.keys(partRules(name)).toSorted());
    }
  });
});
