// npm test: installs what is missing (a browser too), then runs every test: rules, API on a real database, browser.
// With 'browser' those in the browser alone.
import { stopWithNpm } from './children.mjs';
import { ensureInstalled, run } from './install.mjs';

stopWithNpm();
await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildStale } = await import('./build.mjs');
const { quickSpace } = await import('./quick-space.mjs');
// The build starts first, because an installation lets nothing else start.
const [, browser] = await Promise.all([buildStale(), ensureBrowser()]);
// Plain lines: two programs can't both redraw the end of one terminal.
const env = { TMPDIR: quickSpace(), CI: '1', PLAYWRIGHT_FORCE_TTY: '0' };
const rulesAndApi = () => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], env);
const inBrowser = () =>
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'test'], { ...env, TEST_BROWSER: browser });
// Beside each other, because each waits half of its time.
await Promise.all(process.argv[2] === 'browser' ? [inBrowser()] : [inBrowser(), rulesAndApi()]);
