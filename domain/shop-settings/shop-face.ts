import { z } from 'zod';
import { hexColor } from '../catalogue/lace-color-contract';
import { phoneAddress } from '../customers/contact';
import { email, phone, requiredLine, requiredText } from '../customers/person';
import { optionalImage } from '../photos/images';
import { thumbnailOf } from '../photos/thumbnails';
import { entryOf } from '../words/label-of';
import { MESSAGES } from '../words/shop-texts';
import { accentProblem } from './accent';
import type { ShopSettings } from './settings-contract';
import { type AboutShop, type ContactWay, SHOP_FACTS, type ShopFacts } from './shop-facts';

export type ShopFace = Pick<
  ShopSettings,
  | 'name'
  | 'tagline'
  | 'logo'
  | 'accentColor'
  | 'phone'
  | 'shopEmail'
  | 'socialLinks'
  | 'people'
  | 'guarantee'
  | 'reviews'
>;

export const FACE_DEFAULTS: ShopFace = {
  name: null,
  tagline: SHOP_FACTS.tagline,
  logo: null,
  accentColor: null,
  phone: null,
  shopEmail: null,
  socialLinks: [],
  people: [],
  guarantee: null,
  reviews: [],
};

export const FACE_MAX = { links: 10, people: 12, reviews: 24 } as const;

/** The logo's side in pixels, twice its size on pages, for sharp screens. */
export const LOGO_SIDE = 160;

const NAME_MAX = 40;
const TAGLINE_MAX = 90;
const SENTENCES_MAX = 400;
const nameTooLong = `Keep this under ${NAME_MAX} characters. It's at the top of every page.`;
const taglineTooLong = `Keep this under ${TAGLINE_MAX} characters`;
const sentencesTooLong = `Keep this under ${SENTENCES_MAX} characters`;

const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    schema.nullish(),
  );

const NO_PAGE = 'Enter a web address like https://www.instagram.com/your-shop';
/** The web address of another site. It must be https, so a link can't run a script. */
const pageUrl = z
  .string(NO_PAGE)
  .trim()
  .max(300, NO_PAGE)
  .pipe(z.url({ protocol: /^https$/, error: NO_PAGE }));

const NO_DAY = 'Choose a day';
const isoDay = z.iso.datetime({ error: NO_DAY });
/** A day as ISO 8601. The editor sends it as a Date. */
const asDay = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), schema);
export const settingDay = asDay(isoDay);
export const optionalSettingDay = asDay(unlessEmpty(isoDay));
const accentColor = hexColor.superRefine((color, context) => {
  const problem = /^#[0-9a-f]{6}$/i.test(color) ? accentProblem(color) : null;
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

const faceParts = {
  pageUrl,
  optionalPageUrl: unlessEmpty(pageUrl),
  personName: requiredLine(2, MESSAGES.nameTooShort),
  sentences: requiredText(3, 'Write something here. Customers read it.').max(SENTENCES_MAX, sentencesTooLong),
  optionalImage,
  day: optionalSettingDay,
} as const;

export const faceRules = {
  name: unlessEmpty(requiredLine(2, MESSAGES.nameTooShort).max(NAME_MAX, nameTooLong)),
  tagline: requiredLine(3, 'Say in one line what the shop does').max(TAGLINE_MAX, taglineTooLong),
  logo: optionalImage,
  accentColor: unlessEmpty(accentColor),
  phone: unlessEmpty(phone),
  shopEmail: unlessEmpty(email),
  socialLinks: z.array(z.object({ url: pageUrl })).max(FACE_MAX.links, `Keep it to ${FACE_MAX.links} pages`),
  people: z
    .array(z.object({ name: faceParts.personName, words: faceParts.sentences, portrait: optionalImage }))
    .max(FACE_MAX.people, `Keep it to ${FACE_MAX.people} people`),
  guarantee: unlessEmpty(faceParts.sentences),
  reviews: z
    .array(
      z.object({
        quote: faceParts.sentences,
        name: faceParts.personName,
        date: faceParts.day,
        link: faceParts.optionalPageUrl,
      }),
    )
    .max(FACE_MAX.reviews, `Keep it to ${FACE_MAX.reviews} reviews`),
} satisfies Record<keyof ShopFace, z.ZodType>;

const KNOWN_PAGES: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'threads.net': 'Threads',
  'pinterest.com': 'Pinterest',
  'yelp.com': 'Yelp',
  'linkedin.com': 'LinkedIn',
};

/** A social link's name: the network's if known, otherwise its host. */
function pageLabel(url: string): string {
  const [, host = url] = /^https:\/\/(?:www\.|m\.)?([^/:?#]+)/.exec(url.toLowerCase()) ?? [];
  return entryOf(KNOWN_PAGES, host) ?? host;
}

/** How the shop presents itself on pages (rule 2.17). */
export function faceFacts(
  face: ShopFace,
): Pick<ShopFacts, 'name' | 'tagline' | 'logo' | 'contact' | 'about'> {
  return {
    name: face.name ?? SHOP_FACTS.name,
    tagline: face.tagline,
    logo: face.logo && thumbnailOf(face.logo, LOGO_SIDE),
    contact: contactOf(face),
    about: aboutOf(face),
  };
}

/** Phone, email, and social pages, if set. */
export function contactOf({ phone, shopEmail, socialLinks }: ShopFace): ContactWay[] {
  return [
    ...(phone === null ? [] : [{ kind: 'phone' as const, label: phone, url: phoneAddress(phone) }]),
    ...(shopEmail === null ? [] : [{ kind: 'email' as const, label: shopEmail, url: `mailto:${shopEmail}` }]),
    ...socialLinks.map(({ url }) => ({ kind: 'page' as const, label: pageLabel(url), url })),
  ];
}

function aboutOf({ people, guarantee, reviews }: ShopFace): AboutShop | null {
  if (people.length === 0 && guarantee === null && reviews.length === 0) return null;
  return {
    people,
    guarantee,
    reviews: reviews.map(({ quote, name, date, link }) => ({
      quote,
      name,
      month: date === null ? null : date.slice(0, 7),
      link: link === null ? null : { label: pageLabel(link), url: link },
    })),
  };
}
