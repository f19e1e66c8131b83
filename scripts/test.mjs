// npm test: installs what is missing (a browser too), then runs every test: rules, API on a real database, browser.
// With 'browser' those in the browser alone.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled, run } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
const browser = await ensureBrowser();
await buildStale();
const TMPDIR = quickSpace();
if (process.argv[2] !== 'browser')
  await run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { TMPDIR });
await run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
  TMPDIR,
  TEST_BROWSER: browser,
});
