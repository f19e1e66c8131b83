import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freePort } from '#server/testing/free-port';
import { listen } from '#server/testing/listen';
import { freshDataDir } from '#server/testing/program';

const dataDir = freshDataDir();
const silent: Server = createServer();
let port: string;
let started: ChildProcess | undefined;
const allPids: number[] = [];

beforeAll(async () => {
  port = String(await freePort());
});
afterAll(() => {
  for (const pid of allPids.filter(isAlive)) process.kill(pid, 'SIGKILL');
  silent.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function npm(args: string[], settings: Record<string, string> = {}): number {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    SEED: 'none',
    LOG_LEVEL: 'error',
    ...settings,
  };
  started = spawn('npm', args, { env, stdio: 'ignore' });
  return started.pid ?? 0;
}

const children = z.array(z.tuple([z.coerce.number(), z.coerce.number()]));

function processTree(pid: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const all = children.parse(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/)),
  );
  const found = [pid];
  for (const parent of found) found.push(...all.filter(([, of]) => of === parent).map(([child]) => child));
  return found;
}

function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.startsWith('Z');
}

const status = (path = '/readyz') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } }).then(
    (answer) => answer.status,
    () => null,
  );

async function expectStopped(pid: number, signal: NodeJS.Signals, place = 0): Promise<void> {
  const tree = processTree(pid);
  allPids.push(...tree);
  expect(tree.length).toBeGreaterThan(1);
  process.kill(tree[place] ?? pid, signal);
  await expect.poll(() => tree.filter(isAlive), { timeout: 60_000 }).toEqual([]);
}

describe('npm start', () => {
  it.each([
    ['SIGTERM', 'npm', 0],
    ['SIGINT', 'npm', 0],
    ['SIGTERM', 'what npm started', 1],
    ['SIGKILL', 'npm', 0],
  ] as const)('leaves nothing running after %s to %s and starts again', async (signal, _who, place) => {
    const pid = npm(['start']);
    await expect.poll(() => status()).toBe(200);
    await expectStopped(pid, signal, place);
    expect(await status()).toBeNull();
  });
});

it('npm run dev serves the home page, and stops the watcher and the server on SIGTERM', async () => {
  const pid = npm(['run', 'dev']);
  await expect.poll(() => status()).toBe(200);
  expect(await status('/')).toBe(200);
  expect(await status('/nothing-here')).toBe(404);
  await expectStopped(pid, 'SIGTERM');
});

it('a command-line tool stops on SIGTERM while it waits for its database', async () => {
  const { port: database } = await listen(silent);
  const connected = new Promise((resolve) => silent.once('connection', resolve));
  const pid = npm(['run', 'second-factor', '--', 'reset', '--email', 'owner@test.example'], {
    DATABASE_URI: `mongodb://127.0.0.1:${database}/shop`,
    PAYLOAD_SECRET: 'only-for-these-tests',
  });
  await connected;
  await expectStopped(pid, 'SIGTERM');
});
