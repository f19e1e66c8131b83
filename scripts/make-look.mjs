// npm run look [-- FILE]: writes the page that shows the shop's look.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createServer } from 'vite';

process.env.NODE_ENV = 'production';

const UI = 'storefront/src/ui';
const UI_FROM_PAGE = `../../${UI}`;

const tokens = readFileSync(`${UI}/tokens.css`, 'utf8').replaceAll('url("./', `url("${UI_FROM_PAGE}/`);
const styleSheets = ['fonts', 'base'].map((name) => `${UI_FROM_PAGE}/${name}.css`);
const drawings = readdirSync(`${UI}/drawings/files`)
  .sort()
  .map((name) => `${UI_FROM_PAGE}/drawings/files/${name}`);

// Leaves out the shop's own settings, which name components by their path on this machine.
const vite = await createServer({
  configFile: false,
  root: 'storefront',
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  ssr: { noExternal: ['styled-components'] },
});
const { lookPage } = await vite.ssrLoadModule('/src/ui/look-page.tsx');
const file = process.argv[2] ?? 'docs/look/index.html';
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, lookPage({ tokens, styleSheets, drawings }));
await vite.close();
