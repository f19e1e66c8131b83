import { describe, expect, it } from 'vitest';
import { type ShopSettings, shopSettingsView } from './settings-contract';
import { SETTING_FIELDS } from './settings-fields';
import { SETTINGS_GROUP_NAMES, settingsGroup } from './settings-groups';
import { type ShopFacts, shopFacts } from './shop-facts';
import { partRules, SETTING_NAMES } from './shop-settings';

/** The settings that pages don't get under their own names. A new setting belongs here or in `shopFacts`. */
const NOT_IN_FACTS = {
  accentColor: true,
  askToShow: true,
  careReminder: true,
  closeAfterDays: true,
  closedDays: true,
  dropoffClosing: true,
  dropoffIntro: true,
  emailOpenings: true,
  extraWorkTemplates: true,
  glovesPerDay: true,
  guarantee: true,
  inboundLabels: true,
  labelServices: true,
  managerRefundLimit: true,
  ownerEmail: true,
  packageSizes: true,
  people: true,
  phone: true,
  privacy: true,
  reminderHours: true,
  reviewDays: true,
  reviews: true,
  rushDays: true,
  rushPerDay: true,
  rushPrice: true,
  savedReplies: true,
  sharePicture: true,
  shippingClosing: true,
  shippingIntro: true,
  shopEmail: true,
  socialLinks: true,
  terms: true,
  textsFrom: true,
  textsUntil: true,
  timeZone: true,
  workingDays: true,
} as const satisfies Record<Exclude<keyof ShopSettings, keyof ShopFacts>, true>;

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

  it('are either sent to pages or listed here as not sent', () => {
    for (const name of Object.keys(NOT_IN_FACTS)) expect(shopFacts.shape).not.toHaveProperty(name);
  });

  it('show every part of a list', () => {
    for (const name of SETTING_NAMES) {
      const field = SETTING_FIELDS[name];
      const parts = field.kind === 'list' ? Object.keys(field.parts) : [];
      expect(parts.toSorted()).toEqual(Object.keys(partRules(name)).toSorted());
    }
  });
});
