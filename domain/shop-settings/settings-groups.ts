import { OWNER_TEXT_HELP } from '../pages/owner-text';
import { keysOf } from '../words/keys-of';
import { GALLERY_FIELDS } from './gallery-settings';
import { PACKAGE_FIELDS } from './package-settings';
import type { SettingName } from './shop-settings';
import { TEXT_FIELDS } from './text-settings';

interface SettingsGroup {
  title: string;
  hint?: string;
  fields: readonly SettingName[];
}

/** The groups of shop settings. Each is saved separately, and a test checks that each setting is in exactly one. */
export const SETTINGS_GROUPS = {
  shop: { title: 'Shop', fields: ['name', 'tagline', 'phone', 'shopEmail', 'address', 'socialLinks'] },
  hours: { title: 'Hours', fields: ['openingHours'] },
  turnaround: {
    title: 'Turnaround',
    fields: [
      'turnaroundDays',
      'glovesPerDay',
      'workingDays',
      'closedDays',
      'rushPrice',
      'rushDays',
      'rushPerDay',
    ],
  },
  orders: {
    title: 'Orders and reminders',
    fields: ['shippingFee', 'reminderHours', 'closeAfterDays', 'careReminder', 'extraWorkTemplates'],
  },
  emails: {
    title: 'Emails',
    hint: 'Where we email you, and the words around the address, hours, and order number in emails with instructions.',
    fields: [
      'ownerEmail',
      'shippingIntro',
      'packingSteps',
      'shippingClosing',
      'dropoffIntro',
      'dropoffClosing',
      'drawingPrize',
      'drawingDay',
    ],
  },
  openings: { title: 'Opening lines', fields: ['emailOpenings'] },
  replies: { title: 'Saved replies', fields: ['savedReplies'] },
  packages: { title: 'Packages', fields: keysOf(PACKAGE_FIELDS) },
  gallery: { title: 'Gallery photos', fields: keysOf(GALLERY_FIELDS) },
  texts: { title: 'Text messages', fields: keysOf(TEXT_FIELDS) },
  look: { title: 'Look', fields: ['heroTitle', 'heroText', 'logo', 'accentColor', 'sharePicture'] },
  people: {
    title: 'People',
    hint: "The home page shows people and the guarantee under Who works on your glove. Anything you leave out isn't shown.",
    fields: ['people', 'guarantee', 'managerRefundLimit'],
  },
  reviews: {
    title: 'Reviews',
    hint: 'The home page shows them below the people and the guarantee.',
    fields: ['reviewDays', 'reviews'],
  },
  legal: {
    title: 'Legal',
    hint: `Each is its own page, linked from the footer and the cookie banner. If a text is empty, there's no page. ${OWNER_TEXT_HELP}`,
    fields: ['privacy', 'terms'],
  },
} as const satisfies Record<string, SettingsGroup>;
export type SettingsGroupName = keyof typeof SETTINGS_GROUPS;
export const SETTINGS_GROUP_NAMES = keysOf(SETTINGS_GROUPS);

export const settingsGroup = (name: SettingsGroupName): SettingsGroup => SETTINGS_GROUPS[name];
