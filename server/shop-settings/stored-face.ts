import { FACE_DEFAULTS, type ShopFace } from '#domain/shop-settings/shop-face';
import type { Config } from '../../payload-types';

type Stored = Config['globals']['shop-settings'];

/** Trims text and normalizes its line breaks. Null if it's blank. */
export function written(text: string | null | undefined): string | null {
  return text?.trim().replaceAll(/\r\n?/g, '\n') || null;
}

/** How the shop presents itself. Blank settings are null. */
export function storedFace(stored: Stored): ShopFace {
  return {
    name: written(stored.name),
    tagline: written(stored.tagline) ?? FACE_DEFAULTS.tagline,
    logo: stored.logo || null,
    accentColor: stored.accentColor?.toLowerCase() || null,
    phone: written(stored.phone),
    shopEmail: written(stored.shopEmail)?.toLowerCase() ?? null,
    socialLinks: (stored.socialLinks ?? []).map(({ url }) => ({ url: url.trim() })),
    people: (stored.people ?? []).map(({ name, words, portrait }) => ({
      name: name.trim(),
      words: written(words) ?? '',
      portrait: portrait || null,
    })),
    guarantee: written(stored.guarantee),
    reviews: (stored.reviews ?? []).map(({ quote, name, date, link }) => ({
      quote: written(quote) ?? '',
      name: name.trim(),
      date: date ?? null,
      link: written(link),
    })),
  };
}
