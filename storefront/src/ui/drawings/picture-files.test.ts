import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictureFiles } from './picture-files';

const FOLDER = 'storefront/src/ui/drawings/files';
const files = pictureFiles(readFileSync('storefront/src/ui/tokens.css', 'utf8'));

it.each(files)('the file of %s is what is drawn: npm run drawings', (name, svg) => {
  expect(readFileSync(`${FOLDER}/${name}.svg`, 'utf8')).toBe(svg);
});

it('no file is left of a drawing that is none any more', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(files.map(([name]) => `${name}.svg`).sort());
});

it.each(files)('%s has a value for each of its colors in both themes', (_name, svg) => {
  const used = new Set([...svg.matchAll(/var\((--[a-z-]+)\)/g)].map(([, token]) => token));
  for (const token of used) expect(svg.split(`${token}:#`)).toHaveLength(3);
});
