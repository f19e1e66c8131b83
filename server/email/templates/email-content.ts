import type { OpeningEmail } from '#domain/email/openings';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import { fillPlaceholders, type PlaceholderValues } from '#domain/messages/placeholders';
import type { ExtraWork } from '#domain/orders/extra-work';
import type { TrackStep } from '#domain/orders/track-steps';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import type { emailStyles } from './email-styles';

export interface EmailSender {
  shopName: string;
  siteUrl: string;
  shop: ShopSettings;
  followsPackages?: boolean;
}

export type Piece =
  | string
  | { break: true }
  | { breakable: string }
  | { lines: string }
  | { href: string; label: string };

// Plain data, so the large renderer loads only with the first email.
export type Part =
  | { kind: 'words'; style: keyof typeof emailStyles | 'strong'; pieces: readonly Piece[] }
  | { kind: 'button'; label: string; href: string; isQuiet: boolean }
  | { kind: 'amount'; label: string; cents: number; isStrong: boolean }
  | { kind: 'photos'; hrefs: readonly string[] }
  | { kind: 'steps'; steps: readonly TrackStep[] }
  | { kind: 'section'; margin?: string; parts: Parts };

/** Leaves out falsy parts. */
export type Parts = readonly (Part | Parts | false | null | undefined | '')[];

export interface Opening {
  email: OpeningEmail;
  defaultLine: Part;
  /** The facts that customers still need if the owner's opening line replaces the default. */
  stays?: Part | null;
  values: PlaceholderValues;
}

export interface EmailContent {
  subject: string;
  preview: string;
  heading: string;
  opening?: Opening;
  parts: Parts;
  footer?: Part;
}

type Value = Piece | readonly Piece[];

// A line break in the template becomes a space, as in JSX.
const textTag =
  (style: Extract<Part, { kind: 'words' }>['style']) =>
  (strings: TemplateStringsArray, ...values: Value[]): Part => ({
    kind: 'words',
    style,
    pieces: strings.flatMap((word, index) => [...splitSource(word), values[index] ?? []].flat()),
  });

function splitSource(source: string): string[] {
  return source.split(/(^\n\s*|\n\s*$)/).map((word) => word.replaceAll(/\s*\n\s*/g, ' '));
}

export const text = textTag('text');
export const muted = textTag('muted');
export const strong = textTag('strong');
export const block = textTag('block');
export const stamp = textTag('number');

export const BREAK: Piece = { break: true };
export const breakable = (address: string): Piece => ({ breakable: address });
/** Text a person typed, with its line breaks. */
export const lines = (content: string): Piece => ({ lines: content });
export const link = (label: string, href: string): Piece => ({ href, label });

export function openingParts({ email, defaultLine, stays, values }: Opening, { shop }: EmailSender): Parts {
  const own = shop.emailOpenings.find((each) => each.email === email);
  return own ? [filled(own.line, values), stays] : [defaultLine];
}

export const filled = (words: string, values: PlaceholderValues): Part =>
  text`${lines(fillPlaceholders(words, values))}`;

export const testEmail = (content: EmailContent): EmailContent => ({
  ...content,
  subject: `Test: ${content.subject}`,
});

/** 'your order' → 'Your order'. */
export const sentence = (words: string): Part => text`${words.charAt(0).toUpperCase()}${words.slice(1)}`;

export const section = (margin: string | undefined, parts: Parts): Part => ({
  kind: 'section',
  margin,
  parts,
});
export const button = (label: string, href: string, isQuiet = false): Part => ({
  kind: 'button',
  label,
  href,
  isQuiet,
});
export const amount = (label: string, cents: number, isStrong = false): Part => ({
  kind: 'amount',
  label,
  cents,
  isStrong,
});
export const amounts = (extraLines: ExtraWork['lines']): Parts =>
  extraLines.map(({ description, amount: cents }) => amount(description, cents));

export const photoLinks = (photos: readonly string[], { siteUrl }: EmailSender): Parts =>
  photos.length > 0 ? [{ kind: 'photos', hrefs: photos.map((photo) => `${siteUrl}${photo}`) }] : [];

export const shopPlace = ({ shop }: EmailSender): Part =>
  block`${lines(`${shop.address}\n${shop.openingHours}`)}`;

export const dashboardButton = (
  label: string,
  { siteUrl }: EmailSender,
  target: Parameters<typeof dashboardAddress>[0],
): Part => button(label, `${siteUrl}${dashboardAddress(target)}`);

export const QUESTIONS_WELCOME = text`Any questions? Just reply to this email.`;
