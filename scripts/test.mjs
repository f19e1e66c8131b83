// npm test: installs what is missing (a browser too), then runs every test: rules, API on a real database, browser.
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const browser = await ensureBrowser();
await buildStale();
run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run']);
run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { TEST_BROWSER: browser });
