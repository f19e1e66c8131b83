// npm run drawings: colors the drawings that load on scroll with the tokens in tokens.css.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { recolored } from '../storefront/src/ui/drawings/picture-files';

const FOLDER = 'storefront/src/ui/drawings/files';
const styleSheet = readFileSync('storefront/src/ui/tokens.css', 'utf8');

for (const name of readdirSync(FOLDER)) {
  const file = `${FOLDER}/${name}`;
  writeFileSync(file, recolored(readFileSync(file, 'utf8'), styleSheet));
}
