import { accentsOf } from '#domain/shop-settings/accent';

/** The light theme of tokens.css for emails. A test compares them. */
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
  /** The seam color blended with the surface, because email programs don't support transparency. */
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

const BACKGROUNDS = ['background', 'surface', 'soft', 'accent'] as const;
const TEXTS = ['text', 'muted', 'accent', 'accentText', 'stitch'] as const;
const BORDERS = ['accent', 'line', 'seamLine'] as const;

/** The dark theme as overrides that match the colors in inline styles. */
export const EMAIL_DARK_STYLE = `@media (prefers-color-scheme: dark){${[
  ...BACKGROUNDS.map(
    (name) =>
      `[style*="background-color:${EMAIL_COLORS[name]}"]{background-color:${EMAIL_DARK[name]}!important}`,
  ),
  ...TEXTS.map(
    (name) =>
      `[style^="color:${EMAIL_COLORS[name]}"],[style*=";color:${EMAIL_COLORS[name]}"]{color:${EMAIL_DARK[name]}!important}`,
  ),
  ...BORDERS.map(
    (name) =>
      `[style*="solid ${EMAIL_COLORS[name]}"],[style*="double ${EMAIL_COLORS[name]}"],[style*="dashed ${EMAIL_COLORS[name]}"]{border-color:${EMAIL_DARK[name]}!important}`,
  ),
].join('')}}`;

export interface Accents {
  light: string;
  dark: string;
}

/** The owner's accent color in each theme (rule 2.16), or the shop's. */
export function accentsIn(accentColor: string | null): Accents {
  const own = accentColor ? accentsOf(accentColor) : null;
  return { light: own?.light.color || EMAIL_COLORS.accent, dark: own?.dark.color || EMAIL_DARK.accent };
}
