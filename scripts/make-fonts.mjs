// npm run fonts: writes the storefront's fonts with the letters its pages need.
import { writeFileSync } from 'node:fs';
import { subsetFonts } from './subset-fonts.mjs';

for (const { file, bytes } of await subsetFonts()) writeFileSync(file, bytes);
