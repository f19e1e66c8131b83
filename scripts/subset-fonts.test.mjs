import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { subsetFonts } from './subset-fonts.mjs';

it('the fonts are what their packages hold of the letters that are needed: npm run fonts', async () => {
  for (const { file, bytes } of await subsetFonts())
    expect(readFileSync(file).equals(bytes), file).toBe(true);
});
