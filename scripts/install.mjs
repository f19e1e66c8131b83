import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exitCodeOf, spawnChild } from './children.mjs';

const MARKER = 'node_modules/.installed';
const NODE_RANGE = JSON.parse(readFileSync('package.json', 'utf8')).engines.node;

/** Whether a version of Node is in a range like '^20.19.0 || >=22.12.0'. No package can tell us before they're installed. */
export function isSupportedNode(version, range = NODE_RANGE) {
  const [major, minor] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [oldestMajor, oldestMinor] = part.match(/\d+/g).map(Number);
    if (major === oldestMajor) return minor >= oldestMinor;
    return part.startsWith('>=') && major > oldestMajor;
  });
}

/** Installs the locked packages if needed. Safe to interrupt and repeat. */
export async function ensureInstalled() {
  if (!isSupportedNode(process.versions.node))
    fail(`This is Node ${process.versions.node}, and the shop needs ${NODE_RANGE}. Install Node 24.`);
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(MARKER) && readFileSync(MARKER, 'utf8') === wanted) return;
  print('Installing packages (the first time only; one to two minutes) …');
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--progress=true']);
  writeFileSync(MARKER, wanted);
}

export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** Exits with one line of error. */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Runs a command with its output shown. Exits if it fails. */
export async function run(command, args, env = {}) {
  await runAll([{ command, args }], env);
}

/** Runs commands in parallel and shows their output. If one failed, exits after all have ended. */
export async function runAll(commands, env = {}) {
  const codes = await Promise.all(commands.map((each) => runOne(each, env)));
  const failed = commands.filter((_, index) => codes[index] !== 0);
  if (failed.length === 0) return;
  const names = failed.map(({ command, args }) => `'${command} ${args.join(' ')}'`);
  fail(`${names.join(' and ')} failed. Run the same command again.`);
}

function runOne({ command, args }, env) {
  const child = spawnChild(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return exitCodeOf(child);
}
