// The storefront's fonts cover English plus names from Western Europe and the Americas.
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FOLDER = 'storefront/src/ui/fonts';
const FONTS = [
  '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
];

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join('');
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„†‡•…‰′″‹›€™←↑→↓−×✓`;

/** Returns the file name and content of each font. The same packages always give the same content. */
export function subsetFonts() {
  return Promise.all(
    FONTS.map(async (font) => {
      const original = readFileSync(`node_modules/${font}`);
      const file = `${FOLDER}/${font.slice(font.lastIndexOf('/') + 1)}`;
      return { file, bytes: await subsetFont(original, LETTERS, { targetFormat: 'woff2' }) };
    }),
  );
}
