import { z } from 'zod';
import { emailOpening } from '../email/openings';
import { packageSize } from '../shipments/parcel';
import { cents, version } from '../wire/wire';
import { shopSettingRules } from './shop-settings';

/** The ID of the one document with all shop settings. */
export const SHOP_SETTINGS_ID = 'shop-settings';

const words = z.string();
const orNone = words.nullable();

/** GET /api/admin/shop-settings: every setting, with the defaults of those the owner hasn't changed; amounts in cents. */
export const shopSettingsView = z.object({
  id: z.literal(SHOP_SETTINGS_ID),
  version,
  name: orNone,
  tagline: words,
  phone: orNone,
  shopEmail: orNone,
  address: words,
  socialLinks: z.array(z.object({ url: words })),
  openingHours: words,
  turnaroundDays: z.int(),
  glovesPerDay: z.int(),
  workingDays: words,
  closedDays: z.array(z.object({ from: words, to: orNone })),
  rushPrice: cents,
  rushDays: z.int(),
  rushPerDay: z.int(),
  shippingFee: cents,
  reminderHours: z.int(),
  closeAfterDays: z.int(),
  extraWorkTemplates: z.array(z.object({ name: words, description: words, amount: z.int() })),
  savedReplies: z.array(z.object({ name: words, text: words })),
  ownerEmail: orNone,
  packingSteps: words,
  shippingIntro: words,
  shippingClosing: words,
  dropoffIntro: words,
  dropoffClosing: words,
  emailOpenings: z.array(emailOpening),
  drawingPrize: words,
  drawingDay: z.int(),
  heroTitle: words,
  heroText: words,
  logo: orNone,
  accentColor: orNone,
  sharePicture: orNone,
  people: z.array(z.object({ name: words, words, portrait: orNone })),
  guarantee: orNone,
  managerRefundLimit: cents,
  reviews: z.array(z.object({ quote: words, name: words, date: orNone, link: orNone })),
  packageSizes: z.array(packageSize),
  labelServices: z.array(z.object({ carrier: words, service: orNone })),
  inboundLabels: z.boolean(),
  askToShow: z.boolean(),
  reviewDays: z.int(),
  careReminder: z.boolean(),
  textsFrom: words,
  textsUntil: words,
  timeZone: orNone,
  privacy: words,
  terms: words,
});
export type ShopSettingsView = z.infer<typeof shopSettingsView>;

/** PATCH /api/admin/shop-settings, and the draft of its preview: the settings that change. */
export const shopSettingsPatch = z.object(shopSettingRules).partial();
export type ShopSettingsPatch = z.output<typeof shopSettingsPatch>;

/** POST /api/admin/shop-settings/preview: the home page as it would be. */
export const homePreview = z.object({ html: z.string() });
