// npm run test:browsers [-- webkit|firefox|webkit-390|… [FILE]]: runs the walks in engines other than Chromium.
import { ensureInstalled, run } from './install.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
const [chosen, ...files] = process.argv.slice(2);
const projects = chosen ? [chosen] : ['webkit', 'firefox'];
const ownBuilds = [];
for (const engine of projects.map((project) => project.replace(/-.*/, '')))
  if ((await ensureBrowser(engine)) === '') ownBuilds.push(engine);
await buildStale();
run(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=playwright.browsers.config.ts',
    ...projects.map((project) => `--project=${project}*`),
    ...files,
  ],
  { TMPDIR: quickSpace(), OWN_BUILDS: ownBuilds.join() },
);
