import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, say } from './install.mjs';

/** The lightest first: Debian's headless shell does the same with two thirds of the work. */
const SYSTEM = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium for the browser tests: one that is there, else Playwright's own (''), else Debian's. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  say('Installing a browser for the tests (the first time only) …');
  playwright('install', 'chromium');
  const downloaded = await findBrowser();
  if (downloaded !== undefined) {
    // What it needs of the system; not asked for before it is known that it can be downloaded here.
    playwright('install-deps', 'chromium');
    return downloaded;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium-headless-shell'],
  ]) {
    const [command, ...args] = [...sudo, 'apt-get', ...step];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return (await findBrowser()) ?? fail('No Chromium could be installed. Install one and run npm test again.');
}

function playwright(...args) {
  spawnSync('npx', ['playwright', ...args], { stdio: 'ignore', timeout: 300_000 });
}

async function findBrowser() {
  const own = SYSTEM.find((path) => existsSync(path));
  if (own) return own;
  const { chromium } = await import('@playwright/test');
  // Not by its path: of the two that Playwright downloads it takes the lighter one by itself.
  return existsSync(chromium.executablePath()) ? '' : undefined;
}
