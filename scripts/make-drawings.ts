// Writes the drawings that load on scroll: npm run drawings
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pictureFiles } from '../storefront/src/ui/drawings/picture-files';

const FOLDER = 'storefront/src/ui/drawings/files';

mkdirSync(FOLDER, { recursive: true });
for (const [name, svg] of pictureFiles(readFileSync('storefront/src/ui/tokens.css', 'utf8')))
  writeFileSync(`${FOLDER}/${name}.svg`, svg);
