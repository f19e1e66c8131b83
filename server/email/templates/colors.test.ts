import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '#domain/shop-settings/accent';
import { EMAIL_COLORS, EMAIL_DARK } from './colors';

const TOKENS = {
  background: 'background',
  surface: 'raised',
  soft: 'surface',
  text: 'text',
  muted: 'muted',
  accent: 'accent',
  accentText: 'accent-text',
  stitch: 'stitch',
  line: 'line',
} as const satisfies Record<Exclude<keyof typeof EMAIL_COLORS, 'seamLine'>, string>;

const styleSheet = readFileSync('storefront/src/ui/tokens.css', 'utf8');

it.each([
  { theme: 'light', colors: EMAIL_COLORS, block: /:root \{([^}]*)/ },
  { theme: 'dark', colors: EMAIL_DARK, block: /:root\.dark \{([^}]*)/ },
])('emails use the colors of the $theme theme', ({ colors, block }) => {
  const [, tokens = ''] = block.exec(styleSheet) ?? [];
  const wanted = Object.entries(TOKENS).map(([name, token]) => [
    name,
    new RegExp(`--${token}: ([^;]+);`).exec(tokens)?.[1],
  ]);
  const { seamLine, ...others } = colors;
  expect(others).toEqual(Object.fromEntries(wanted));
  expect(contrast(seamLine, colors.surface)).toBeGreaterThan(1.7);
});
