// npm test: installs what is missing (a browser too), then runs every test: rules, API on a real database, browser.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
const browser = await ensureBrowser();
await buildStale();
const TMPDIR = quickSpace();
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], { TMPDIR });
run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], {
  TMPDIR,
  TEST_BROWSER: browser,
});
