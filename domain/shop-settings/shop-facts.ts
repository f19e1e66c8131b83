import * as z from 'zod/mini';
import { SHIPPING_FEE } from '../orders/delivery';
import { TURNAROUND_DAYS } from '../orders/ready-by';
import { OWNER_TEXTS } from '../pages/pages';
import { SHOP_NAME, SHOP_TAGLINE } from '../words/shop-words';

/** What every page may show about the shop. \n separates lines. */
// Marked as pure, because pages use the defaults below before they load the schema and zod.
export const shopFacts = /* @__PURE__ */ (() =>
  z.object({
    name: z.string(),
    tagline: z.string(),
    logo: z.nullable(z.string()),
    contact: z.array(
      z.object({ kind: z.enum(['phone', 'email', 'page']), label: z.string(), url: z.string() }),
    ),
    /** The people who work on gloves, the guarantee, and reviews. Null if none are set. */
    about: z.nullable(
      z.object({
        people: z.array(z.object({ name: z.string(), words: z.string(), portrait: z.nullable(z.string()) })),
        guarantee: z.nullable(z.string()),
        reviews: z.array(
          z.object({
            quote: z.string(),
            name: z.string(),
            /** '2026-05', if the owner entered a date. */
            month: z.nullable(z.string()),
            link: z.nullable(z.object({ label: z.string(), url: z.string() })),
          }),
        ),
      }),
    ),
    address: z.string(),
    openingHours: z.string(),
    turnaroundDays: z.int(),
    /** Return shipping, in cents. */
    shippingFee: z.int(),
    heroTitle: z.string(),
    heroText: z.string(),
    /** What rush costs, in cents, if the shop offers it. */
    rush: z.optional(z.object({ price: z.int() })),
    /** Whether dates depend on the bench, so pages ask for them (rule 28.3). */
    hasBenchDates: z.optional(z.literal(true)),
    /** Whether the home page has customers' reviews (rule 37.6). */
    hasReviews: z.optional(z.literal(true)),
    /** Whether the order form offers texts (rule 34.2). */
    hasTexts: z.optional(z.literal(true)),
    /** If empty, pages show the default steps, so only few pages need them. */
    packingSteps: z.string(),
    texts: z.array(z.enum(OWNER_TEXTS)),
  }))();
export type ShopFacts = z.infer<typeof shopFacts>;
export type ContactWay = ShopFacts['contact'][number];
export type AboutShop = NonNullable<ShopFacts['about']>;

/** The shop settings a page needs, which are those that differ from a new shop's. */
export function changedFacts(facts: ShopFacts): Partial<ShopFacts> {
  const defaults = new Map<string, unknown>(Object.entries(SHOP_FACTS));
  const changed = Object.entries(facts).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults.get(name)),
  );
  return Object.fromEntries(changed);
}

/** Defaults until the owner changes them on the dashboard or in the editor. */
export const SHOP_FACTS: ShopFacts = {
  name: SHOP_NAME,
  tagline: SHOP_TAGLINE,
  logo: null,
  contact: [],
  about: null,
  address: 'The Glove Shop\n12 Foul Line Road\nCooperstown, NY 13326',
  openingHours: 'Tuesday to Friday, 10 am to 6 pm\nSaturday, 9 am to 2 pm',
  turnaroundDays: TURNAROUND_DAYS,
  shippingFee: SHIPPING_FEE,
  heroTitle: 'Keep the glove that knows your hand',
  heroText:
    'Laces snap. Leather dries out. The pocket you spent years on is still in there. We relace, repair, and restore baseball gloves, and send yours back ready for the next inning.',
  packingSteps: '',
  texts: [],
};
