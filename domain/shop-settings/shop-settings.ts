import { z } from 'zod';
import { email, requiredLine, requiredText } from '../customers/person';
import { drawingDay, drawingPrize } from '../drawings/drawing';
import { emailOpenings, introText } from '../email/openings';
import { savedReplies } from '../messages/saved-replies';
import { extraWorkTemplate, workDescription } from '../orders/extra-work-contract';
import { PACKING_STEPS } from '../orders/packing-steps';
import { isRushOn } from '../orders/rush';
import { UNPAID_DEFAULTS } from '../orders/unpaid-life';
import { OWNER_TEXTS } from '../pages/pages';
import { optionalImage } from '../photos/images';
import { MAX_DAYS, upTo, wholeDays } from '../wire/days';
import { enteredCents } from '../wire/wire';
import { keysOf } from '../words/keys-of';
import { MESSAGES } from '../words/shop-texts';
import { BENCH_DEFAULTS, benchRules } from './bench-settings';
import { FOLLOW_UP_DEFAULTS, followUpRules } from './follow-up-settings';
import { GALLERY_DEFAULTS, galleryRules } from './gallery-settings';
import { PACKAGE_DEFAULTS, packageRules } from './package-settings';
import type { ShopSettings } from './settings-contract';
import { FACE_DEFAULTS, faceFacts, faceRules } from './shop-face';
import { SHOP_FACTS, type ShopFacts, shopFacts } from './shop-facts';
import { TEXT_HOURS } from './text-hours';
import { textRules } from './text-settings';

export function factsOf(settings: ShopSettings): ShopFacts {
  const texts = OWNER_TEXTS.filter((name) => settings[name] !== '');
  const packingSteps = settings.packingSteps === PACKING_STEPS ? '' : settings.packingSteps;
  return shopFacts.parse({
    ...settings,
    ...faceFacts(settings),
    ...(isRushOn(settings) && { rush: { price: settings.rushPrice } }),
    ...(settings.glovesPerDay > 0 && { hasBenchDates: true }),
    packingSteps,
    texts,
  });
}

const { texts: _texts, contact: _contact, about: _about, ...facts } = SHOP_FACTS;

export const SHOP_DEFAULTS: ShopSettings = {
  ...facts,
  ...FACE_DEFAULTS,
  ...PACKAGE_DEFAULTS,
  ...GALLERY_DEFAULTS,
  ...FOLLOW_UP_DEFAULTS,
  ...TEXT_HOURS,
  packingSteps: PACKING_STEPS,
  ownerEmail: null,
  ...UNPAID_DEFAULTS,
  ...BENCH_DEFAULTS,
  managerRefundLimit: 10_000,
  extraWorkTemplates: [],
  emailOpenings: [],
  savedReplies: [],
  privacy: '',
  terms: '',
  sharePicture: null,
  shippingIntro:
    "We're ready for your glove. Mail your package to this address, with the order number on the outside:",
  shippingClosing: 'If an address is wrong, just reply to this email.',
  dropoffIntro: 'We look forward to seeing you. Bring your glove here:',
  dropoffClosing: 'If none of these days work, just reply to this email.',
};

const MAX_HOURS = 24 * 30;
/** In characters. A long privacy notice has half as many. */
const OWNER_TEXT_MAX = 60_000;
const ownerText = z.string(MESSAGES.enterText).max(OWNER_TEXT_MAX, MESSAGES.ownerTextTooLong).nullish();
const words = requiredText(3, 'Write something here. Customers read it.');

export const TEMPLATES_MAX = 50;

export const shopSettingRules = {
  ...faceRules,
  ...packageRules,
  ...galleryRules,
  ...followUpRules,
  ...textRules,
  address: requiredText(5, 'Enter the address for shipping and drop-off'),
  openingHours: requiredText(3, "Enter the shop's hours"),
  turnaroundDays: wholeDays,
  shippingFee: enteredCents,
  ...benchRules,
  managerRefundLimit: enteredCents,
  reminderHours: upTo(MAX_HOURS),
  closeAfterDays: upTo(MAX_DAYS),
  extraWorkTemplates: z
    .array(extraWorkTemplate.extend({ name: workDescription }))
    .max(TEMPLATES_MAX, `Keep it to ${TEMPLATES_MAX} findings`),
  savedReplies,
  ownerEmail: z.preprocess((value) => (value === '' ? null : value), email.nullish()),
  heroTitle: requiredLine(3, 'Give the home page a headline'),
  heroText: words,
  packingSteps: words,
  shippingIntro: introText,
  shippingClosing: words,
  dropoffIntro: introText,
  dropoffClosing: words,
  emailOpenings,
  privacy: ownerText,
  terms: ownerText,
  sharePicture: optionalImage,
  drawingPrize,
  drawingDay,
} satisfies Record<keyof ShopSettings | 'drawingPrize' | 'drawingDay', z.core.$ZodType>;

export type SettingName = keyof typeof shopSettingRules;
export const SETTING_NAMES = keysOf(shopSettingRules);

/** The rules for the parts of a setting that's a list. */
export function partRules(name: SettingName): Readonly<Record<string, z.core.$ZodType>> {
  const rule: z.core.$ZodType = shopSettingRules[name];
  return rule instanceof z.ZodArray && rule.element instanceof z.ZodObject ? rule.element.shape : {};
}

/** PATCH /api/admin/shop-settings, and the draft of its preview: the settings that change. */
export const shopSettingsPatch = z.object(shopSettingRules).partial();
export type ShopSettingsPatch = z.output<typeof shopSettingsPatch>;
