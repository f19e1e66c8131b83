import { z } from 'zod';
import { emailOpening } from '../email/openings';
import { packageSize } from '../shipments/parcel';
import { cents, version } from '../wire/wire';

export const SHOP_SETTINGS_ID = 'shop-settings';

const words = z.string();
const orNone = words.nullable();

/** GET /api/admin/shop-settings: every setting, with the defaults of those the owner hasn't changed; amounts in cents. */
export const shopSettingsView = z.object({
  id: z.literal(SHOP_SETTINGS_ID),
  version,
  /** If null, pages show `SHOP_NAME`, and emails show the name in MAIL_FROM. */
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
  /** How many hours an order waits for its payment before the customer gets a reminder (rule 15.9). 0 is never. */
  reminderHours: z.int(),
  closeAfterDays: z.int(),
  extraWorkTemplates: z.array(z.object({ name: words, description: words, amount: z.int() })),
  savedReplies: z.array(z.object({ name: words, text: words })),
  /** Where notifications and replies go. If null, they go to the OWNER_EMAIL setting. */
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
  /** '#rrggbb', adjusted for each theme (rule 2.16). */
  accentColor: orNone,
  /** The link preview picture. If null, the shop draws one. */
  sharePicture: orNone,
  people: z.array(z.object({ name: words, words, portrait: orNone })),
  guarantee: orNone,
  /** The most a manager can refund on one order, in cents (rule 18.3). Above that, only the owner can. */
  managerRefundLimit: cents,
  reviews: z.array(z.object({ quote: words, name: words, date: orNone, link: orNone })),
  /** The first is the default. If the list is empty, the default is `STANDARD_PARCEL`. */
  packageSizes: z.array(packageSize),
  labelServices: z.array(z.object({ carrier: words, service: orNone })),
  inboundLabels: z.boolean(),
  /** Whether customers are asked if the shop may show their glove (rule 36.1). */
  askToShow: z.boolean(),
  /** How many days after delivery we ask for a review (rule 37.1). 0 means never. */
  reviewDays: z.int(),
  /** Whether customers get a care reminder (rule 37.9). */
  careReminder: z.boolean(),
  textsFrom: words,
  textsUntil: words,
  timeZone: orNone,
  /** The page's text, parsed by `domain/pages/owner-text`. If empty, there's no page. */
  privacy: words,
  terms: words,
});
export type ShopSettingsView = z.infer<typeof shopSettingsView>;

/** Only the drawing's job and the owner's form read the settings of the drawing. */
export type ShopSettings = Omit<ShopSettingsView, 'id' | 'version' | 'drawingPrize' | 'drawingDay'>;

/** POST /api/admin/shop-settings/preview: the home page with unsaved settings. */
export const homePreview = z.object({ html: z.string() });
