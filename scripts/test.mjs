// npm test [browser [FILE…]]: installs what's missing, even a browser, and runs every test, or only those in the browser.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled, runAll } from './install.mjs';

stopWithNpm();
const [only, ...files] = process.argv.slice(2);
await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { ensureDovecot } = await import('./dovecot.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
// The build starts first, because while a package is being installed, nothing else can start.
const [, browser] = await Promise.all([buildStale(), ensureBrowser()]);
ensureDovecot();
// Plain output, because two programs can't both redraw the terminal.
const env = {
  ...{ TMPDIR: quickSpace(), CI: '1', PLAYWRIGHT_FORCE_TTY: '0', TEST_BROWSER: browser },
  FORCE_COLOR: process.stdout.isTTY ? '1' : undefined,
};
const rulesAndApi = { command: process.execPath, args: ['node_modules/vitest/vitest.mjs', 'run'] };
const inBrowser = {
  command: process.execPath,
  args: ['node_modules/@playwright/test/cli.js', 'test', ...files],
};
// These run in parallel, because each of them waits half of the time.
await runAll(only === 'browser' ? [inBrowser] : [inBrowser, rulesAndApi], env);
