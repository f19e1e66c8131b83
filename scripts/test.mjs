// npm test: installs what is missing (a browser too), then runs every test: rules, API on a real database, browser.
// With 'browser' those in the browser alone.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
const browser = await ensureBrowser();
await buildStale();
const TMPDIR = quickSpace();
if (process.argv[2] !== 'browser')
  run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { TMPDIR });
run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
  TMPDIR,
  TEST_BROWSER: browser,
});
