import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recolored } from './picture-files';

const FOLDER = 'storefront/src/ui/drawings/files';
const styleSheet = readFileSync('storefront/src/ui/tokens.css', 'utf8');

it.each(readdirSync(FOLDER))('%s has the colors of both themes: npm run drawings', (name) => {
  const svg = readFileSync(`${FOLDER}/${name}`, 'utf8');
  expect(svg).toBe(recolored(svg, styleSheet));
});

it('every file is used', () => {
  const users = ['service-picture.tsx', 'step-picture.tsx'];
  const used = users.map((name) => readFileSync(`storefront/src/ui/drawings/${name}`, 'utf8')).join('\n');
  const unused = readdirSync(FOLDER).filter((name) => !used.includes(`files/${name}`));
  expect(unused).toEqual([]);
});

it('throws for a color missing from the style sheet', () => {
  expect(() => recolored('<svg><path fill="var(--lilac)"/></svg>', styleSheet)).toThrow('--lilac');
});
