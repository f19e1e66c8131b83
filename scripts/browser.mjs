import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, print } from './install.mjs';

const SYSTEM = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const onPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** How to find the system's browsers, and Debian's packages for them. */
const ENGINES = {
  chromium: {
    find: () => SYSTEM.find((path) => existsSync(path)),
    packages: ['chromium-headless-shell'],
  },
  webkit: {
    find: () => (['WebKitWebDriver', 'Xvfb'].every(onPath) ? 'WebKitWebDriver' : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  firefox: {
    find: () => (onPath('firefox-esr') ? 'firefox-esr' : undefined),
    packages: ['firefox-esr'],
  },
};

/** Returns a browser for the tests: the system's, Playwright's own build (''), or Debian's. */
export async function ensureBrowser(engine = 'chromium') {
  const found = await findBrowser(engine);
  if (found !== undefined) return found;
  print(`Installing ${engine} for the tests (the first time only) …`);
  playwright('install', engine);
  const downloaded = await findBrowser(engine);
  if (downloaded !== undefined) {
    // The system packages it needs. We ask for them only after we know that the browser can be downloaded here.
    playwright('install-deps', engine);
    return downloaded;
  }
  installPackages(ENGINES[engine].packages);
  return (await findBrowser(engine)) ?? fail(`Couldn't install ${engine}. Install it and run this again.`);
}

/** Installs Debian's packages, if this is Debian and we have permission. */
export function installPackages(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ]) {
    const [command, ...args] = [...sudo, 'apt-get', ...step];
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

function playwright(...args) {
  spawnSync('npx', ['playwright', ...args], { stdio: 'ignore', timeout: 300_000 });
}

async function findBrowser(engine) {
  const own = ENGINES[engine].find();
  if (own) return own;
  const { [engine]: type } = await import('@playwright/test');
  // No path, because Playwright picks the lighter of its own two browsers.
  return existsSync(type.executablePath()) ? '' : undefined;
}
