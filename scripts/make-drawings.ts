// npm run drawings: colors the drawings that load on scroll with the tokens in tokens.css, and draws the app's icons.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { APP_ICONS } from '#domain/app/app-manifest';
import { recolored } from '../storefront/src/ui/drawings/picture-files';
import { drawIcon } from './app-icon';

const FOLDER = 'storefront/src/ui/drawings/files';
const styleSheet = readFileSync('storefront/src/ui/tokens.css', 'utf8');

for (const name of readdirSync(FOLDER)) {
  const file = `${FOLDER}/${name}`;
  writeFileSync(file, recolored(readFileSync(file, 'utf8'), styleSheet));
}

const mark = readFileSync('storefront/public/favicon.svg', 'utf8');
for (const { src, ...icon } of APP_ICONS)
  writeFileSync(`storefront/public${src}`, await drawIcon(mark, icon));
