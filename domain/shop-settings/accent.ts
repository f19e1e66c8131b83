interface Theme {
  backgrounds: readonly string[];
  accentText: string;
  /** In which direction to change the accent's lightness: -1 is darker, 1 is lighter. */
  direction: -1 | 1;
}

/** Values from tokens.css, kept in sync by a test. */
export const THEMES = {
  light: { backgrounds: ['#fbf6ec', '#f4ebda', '#fffcf5'], accentText: '#fff8ec', direction: -1 },
  dark: { backgrounds: ['#15110e', '#1d1712', '#281f18'], accentText: '#1a1008', direction: 1 },
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;

/** WCAG's minimum for text of any size. */
export const CONTRAST_MIN = 4.5;
/** The largest change in lightness that still looks like the owner's color. 1 would be black to white. */
const SHIFT_MAX = 0.46;
const STEP = 0.005;
const HOVER = 0.08;

const channelsOf = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);

/** WCAG's relative luminance of a '#rrggbb', from 0 to 1. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two '#rrggbb' colors, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Changes a color's HSL lightness, from 0 to 1. */
function withLightness(hex: string, change: (lightness: number) => number): string {
  const channels = channelsOf(hex);
  const [low, high] = [Math.min(...channels), Math.max(...channels)];
  const lightness = (low + high) / 2;
  const wanted = Math.min(1, Math.max(0, change(lightness)));
  const saturation = high === low ? 0 : (high - low) / (1 - Math.abs(2 * lightness - 1));
  const reach = saturation * (1 - Math.abs(2 * wanted - 1));
  const written = channels.map((value) => {
    const place = high === low ? 0 : (value - low) / (high - low) - 0.5;
    return Math.round(255 * Math.min(1, Math.max(0, wanted + place * reach)))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${written.join('')}`;
}

const isReadable = (color: string, { backgrounds, accentText }: Theme) =>
  [...backgrounds, accentText].every((other) => contrast(color, other) >= CONTRAST_MIN);

/** The color with its lightness changed just enough for a theme, or null if that's too much. */
function readableOn(color: string, theme: Theme): string | null {
  for (let shift = 0; shift <= SHIFT_MAX; shift += STEP) {
    const tried = withLightness(color, (lightness) => lightness + theme.direction * shift);
    if (isReadable(tried, theme)) return tried;
  }
  return null;
}

interface Accent {
  color: string;
  hover: string;
}

/** The owner's accent color in each theme, light or dark enough to read (rule 2.16). Null if that would change it too much. */
export function accentsOf(color: string): Record<ThemeName, Accent> | null {
  const light = readableOn(color, THEMES.light);
  const dark = readableOn(color, THEMES.dark);
  if (!light || !dark) return null;
  const accent = (shown: string, { direction }: Theme) => ({
    color: shown,
    hover: withLightness(shown, (lightness) => lightness + direction * HOVER),
  });
  return { light: accent(light, THEMES.light), dark: accent(dark, THEMES.dark) };
}

/** Why a color can't be the accent, for the owner. Null if it can. */
export function accentProblem(color: string): string | null {
  if (!readableOn(color, THEMES.light))
    return 'This color is too light to read on the light pages. Choose a darker one.';
  if (!readableOn(color, THEMES.dark))
    return 'This color is too dark to read on the dark pages. Choose a lighter one.';
  return null;
}

/** Opacities from tokens.css, for selected text and for stitches. */
const SOFT = { light: '1a', dark: '1f' } as const;
const STITCH_LINE = '6b';

/** The accent as a style sheet over tokens.css, except in print; empty if `accentsOf` refuses the color. */
export function accentStyle(color: string): string {
  const accents = accentsOf(color);
  if (!accents) return '';
  const rule = (selector: string, name: ThemeName) => {
    const { color: shown, hover } = accents[name];
    return `${selector}{--accent:${shown};--accent-hover:${hover};--accent-soft:${shown}${SOFT[name]};--stitch-line:${shown}${STITCH_LINE}}`;
  };
  return `@media screen{${rule('html:root', 'light')}${rule('html:root.dark', 'dark')}}`;
}
