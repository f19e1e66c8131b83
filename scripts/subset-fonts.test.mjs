import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { subsetFonts } from './subset-fonts.mjs';

it('the fonts match their packages, reduced to the needed letters (npm run fonts)', async () => {
  for (const { file, bytes } of await subsetFonts())
    expect(readFileSync(file).equals(bytes), file).toBe(true);
});
