import { FACE_DEFAULTS, type ShopFace } from '#domain/shop-settings/shop-face';
import type { Config } from '../../payload-types';

type Stored = Config['globals']['shop-settings'];

/** Trims text and normalizes its line breaks. Null if it's blank. */
export function normalizeText(text: string | null | undefined): string | null {
  return text?.trim().replaceAll(/\r\n?/g, '\n') || null;
}

/** Reads how the shop presents itself. Blank settings are null. */
export function storedFace(stored: Stored): ShopFace {
  return {
    name: normalizeText(stored.name),
    tagline: normalizeText(stored.tagline) ?? FACE_DEFAULTS.tagline,
    logo: stored.logo || null,
    accentColor: stored.accentColor?.toLowerCase() || null,
    phone: normalizeText(stored.phone),
    shopEmail: normalizeText(stored.shopEmail)?.toLowerCase() ?? null,
    socialLinks: (stored.socialLinks ?? []).map(({ url }) => ({ url: url.trim() })),
    people: (stored.people ?? []).map(({ name, words, portrait }) => ({
      name: name.trim(),
      words: normalizeText(words) ?? '',
      portrait: portrait || null,
    })),
    guarantee: normalizeText(stored.guarantee),
    reviews: (stored.reviews ?? []).map(({ quote, name, date, link }) => ({
      quote: normalizeText(quote) ?? '',
      name: name.trim(),
      date: date ?? null,
      link: normalizeText(link),
    })),
  };
}
