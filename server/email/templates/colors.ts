import { accentsOf } from '#domain/shop-settings/accent';

/** The light theme of tokens.css, for emails; a test compares the two. */
export const EMAIL_COLORS = {
  background: '#fbf6ec',
  surface: '#fffcf5',
  soft: '#f4ebda',
  text: '#2a1e16',
  muted: '#574536',
  accent: '#9a5420',
  accentText: '#fff8ec',
  stitch: '#b93a28',
  line: '#dbcbb2',
  /** A stitch line on the surface: mail programs don't know transparency. */
  seamLine: '#d5b59c',
} as const;
type EmailColor = keyof typeof EMAIL_COLORS;

export const EMAIL_DARK: Record<EmailColor, string> = {
  background: '#15110e',
  surface: '#281f18',
  soft: '#1d1712',
  text: '#f4ebdd',
  muted: '#cdbfaa',
  accent: '#d98f45',
  accentText: '#1a1008',
  stitch: '#d2503c',
  line: '#3b2f25',
  seamLine: '#724e2b',
};

/** What each color is used for in an element's style. */
const GROUNDS = ['background', 'surface', 'soft', 'accent'] as const;
const WORDS = ['text', 'muted', 'accent', 'accentText', 'stitch'] as const;
const EDGES = ['accent', 'line', 'seamLine'] as const;

/** The dark theme for mail programs that ask for it, by what's written in each element's style. */
export const EMAIL_DARK_STYLE = `@media (prefers-color-scheme: dark){${[
  ...GROUNDS.map(
    (name) =>
      `[style*="background-color:${EMAIL_COLORS[name]}"]{background-color:${EMAIL_DARK[name]}!important}`,
  ),
  ...WORDS.map(
    (name) =>
      `[style^="color:${EMAIL_COLORS[name]}"],[style*=";color:${EMAIL_COLORS[name]}"]{color:${EMAIL_DARK[name]}!important}`,
  ),
  ...EDGES.map(
    (name) =>
      `[style*="solid ${EMAIL_COLORS[name]}"],[style*="double ${EMAIL_COLORS[name]}"],[style*="dashed ${EMAIL_COLORS[name]}"]{border-color:${EMAIL_DARK[name]}!important}`,
  ),
].join('')}}`;

/** The owner's accent color on light grounds (rule 2.16), or the shop's. */
export function lightAccent(accentColor: string | null): string {
  return (accentColor && accentsOf(accentColor)?.light.color) || EMAIL_COLORS.accent;
}
