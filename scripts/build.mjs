import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitCodeOf, spawnChild, stopWithNpm } from './children.mjs';
import { ensureInstalled, fail, print } from './install.mjs';

const MARKERS = 'dist/.built';
/** What Node keeps of the compiled program between starts (Node 22 and later). */
export const COMPILED = 'dist/compiled';
const SHARED = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'domain',
  'scripts/build.mjs',
];
const SERVER = ['payload.config.ts', 'collections', 'hooks', 'server', 'migrations'];

const VITE_BUILD = [
  'node_modules/vite/bin/vite.js',
  'build',
  '--config',
  'storefront/vite.config.ts',
  '--logLevel',
  'warn',
];

const TARGETS = [
  {
    name: 'editor',
    inputs: [...SHARED, ...SERVER, 'cms'],
    output: 'cms/.next/BUILD_ID',
    command: ['scripts/build-editor.mjs'],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  },
  {
    name: 'storefront',
    inputs: [...SHARED, 'storefront'],
    output: 'dist/storefront/index.html',
    command: VITE_BUILD,
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'pages',
    inputs: [...SHARED, 'storefront'],
    output: 'dist/pages/render.js',
    command: [...VITE_BUILD, '--ssr'],
    env: { NODE_ENV: 'production' },
  },
  {
    name: 'server',
    inputs: [...SHARED, ...SERVER, 'endpoints', 'seed', 'storefront/src/ui/drawings'],
    output: 'dist/server/main.js',
    command: ['scripts/bundle-server.mjs'],
    env: {},
  },
];

// The build itself writes 'next-env.d.ts'.
const SKIPPED = new Set(['node_modules', '.next', 'next-env.d.ts', 'e2e', 'browsers', 'testing']);

/** Builds what changed since the last build. An interrupted build is repeated. */
export async function buildStale() {
  const hashed = TARGETS.map((target) => ({
    ...target,
    hash: hashOf([...target.inputs, target.command[0]]),
  }));
  const stale = hashed.filter(isStale);
  if (stale.length === 0) return;
  const started = Date.now();
  print(`Building ${stale.map(({ name }) => name).join(', ')} …`);
  mkdirSync(MARKERS, { recursive: true });
  // It would keep every earlier build.
  rmSync(COMPILED, { recursive: true, force: true });
  await Promise.all(stale.map(build));
  print(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function isStale({ name, hash, output }) {
  const marker = join(MARKERS, name);
  return !existsSync(output) || !existsSync(marker) || readFileSync(marker, 'utf8') !== hash;
}

async function build({ name, command, env, hash }) {
  const marker = join(MARKERS, name);
  rmSync(marker, { force: true });
  const child = spawnChild(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const output = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  if ((await exitCodeOf(child)) !== 0) {
    process.stderr.write(Buffer.concat(output));
    fail(buildFailure(name, child.signalCode));
  }
  writeFileSync(marker, hash);
  print(`  ${name} is built.`);
}

/** Says why a build failed. If memory runs out, the system kills the process that takes the most, and a killed build prints nothing. */
export function buildFailure(name, signal) {
  if (signal !== 'SIGKILL')
    return `Couldn't build the ${name}${signal ? `: it was stopped by ${signal}` : ''}.`;
  return `Couldn't build the ${name}: it was killed, probably because the machine ran out of memory. The build needs 2 GB.`;
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesIn))
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  stopWithNpm();
  await ensureInstalled();
  await buildStale();
}
