import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, say } from './install.mjs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests: one that is there, else Playwright's own, else Debian's. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  say('Installing a browser for the tests (the first time only) …');
  const quiet = { stdio: ['ignore', 'ignore', 'ignore'] };
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { ...quiet, timeout: 300_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...args] = [...sudo, 'apt-get', ...step];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return (await findBrowser()) ?? fail('No Chromium could be installed. Install one and run npm test again.');
}

async function findBrowser() {
  const own = SYSTEM.find((path) => existsSync(path));
  if (own) return own;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}
