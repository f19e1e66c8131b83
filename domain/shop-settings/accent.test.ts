import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  accentProblem,
  accentStyle,
  accentsOf,
  CONTRAST_MIN,
  contrast,
  THEMES,
  type ThemeName,
} from './accent';

const TOKENS = readFileSync('storefront/src/ui/tokens.css', 'utf8');
const token = (name: ThemeName, token: string) => {
  const [, block = ''] = (name === 'dark' ? /:root\.dark \{(.*?)\}/s : /:root \{(.*?)\}/s).exec(TOKENS) ?? [];
  return new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block)?.[1];
};

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  it('has the colors of its style sheet', () => {
    const { backgrounds, accentText } = THEMES[name];
    expect(['background', 'surface', 'raised'].map((each) => token(name, each))).toEqual(backgrounds);
    expect(token(name, 'accent-text')).toBe(accentText);
  });

  it.each([
    ["the shop's own color", '#9a5420'],
    ['navy', '#0b2a6b'],
    ['red', '#c8102e'],
    ['yellow', '#ffc72c'],
    ['green', '#00843d'],
    ['gray', '#808080'],
  ])('adjusts %s until it and text on it are readable', (_name, color) => {
    const accent = accentsOf(color)?.[name];
    if (!accent) throw new Error('refused');
    const { backgrounds, accentText } = THEMES[name];
    for (const shown of [accent.color, accent.hover])
      for (const other of [...backgrounds, accentText])
        expect(contrast(shown, other), `${shown} on ${other}`).toBeGreaterThanOrEqual(CONTRAST_MIN);
  });

  it('keeps a readable color as it is', () => {
    const own = token(name, 'accent');
    if (!own) throw new Error('no accent');
    expect(accentsOf(own)?.[name].color).toBe(own);
  });
});

it('accentsOf keeps the hue: blue stays blue', () => {
  const { light, dark } = accentsOf('#0b2a6b') ?? {};
  expect(light?.color).toBe('#0b2a6b');
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(dark?.color.slice(start, start + 2) ?? '', 16),
  );
  expect(blue).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(red);
});

it.each([
  ['#ffffff', 'too light'],
  ['#ffff99', 'too light'],
  ['#000000', 'too dark'],
  ['#00001a', 'too dark'],
])('accentProblem reports %s: %s', (color, why) => {
  expect(accentsOf(color)).toBeNull();
  expect(accentProblem(color)).toContain(why);
  expect(accentStyle(color)).toBe('');
});

it('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

it('accentStyle covers both themes, only on screens', () => {
  expect(accentStyle('#9a5420')).toMatch(
    /^@media screen\{html:root\{--accent:#9a5420;--accent-hover:#[0-9a-f]{6};--accent-soft:#9a54201a;--stitch-line:#9a54206b\}html:root\.dark\{--accent:#[0-9a-f]{6};.*\}\}$/,
  );
  expect(accentProblem('#9a5420')).toBeNull();
});
