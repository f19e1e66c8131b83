import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exitCodeOf, spawnChild } from './children.mjs';

const MARKER = 'node_modules/.installed';
/** How many characters of a failed command's output are shown again, because another one's may have followed. */
const SHOWN_AGAIN = 10_000;
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
  const child = spawnHere(command, args, 'inherit', env);
  if ((await exitCodeOf(child)) !== 0) failAs([{ command, args }]);
}

/** Runs commands in parallel and shows their output. If one failed, exits after all have ended and shows the end of its output again. */
export async function runAll(commands, env = {}) {
  const ended = await Promise.all(commands.map((each) => runBeside(each, env)));
  const failed = ended.filter(({ code }) => code !== 0);
  if (failed.length === 0) return;
  for (const { end } of failed) print(end);
  failAs(failed);
}

async function runBeside({ command, args }, env) {
  const child = spawnHere(command, args, 'pipe', env);
  let end = '';
  for (const [output, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    output.setEncoding('utf8').on('data', (text) => {
      target.write(text);
      end = (end + text).slice(-SHOWN_AGAIN);
    });
  return { command, args, code: await exitCodeOf(child), end };
}

function spawnHere(command, args, output, env) {
  return spawnChild(command, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
}

function failAs(commands) {
  const names = commands.map(({ command, args }) => `'${command} ${args.join(' ')}'`);
  fail(`${names.join(' and ')} failed. Run the same command again.`);
}
