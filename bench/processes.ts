import { type ChildProcess, fork, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ALLOCATOR } from '#server/platform/environment/env';
import { freePort } from '#server/testing/free-port';

export interface Measured {
  url: string;
  /** CPU time used so far, user and system, in ms. */
  cpu: () => number;
  /** The memory it uses now, and the most it has used, in MB. */
  memory: () => { now: number; most: number };
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Linux counts CPU time in ticks of this many ms. */
const TICK_MS = 10;
const KB_PER_MB = 1024;

function measured(url: string, child: ChildProcess): Measured {
  const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const status = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) /
    KB_PER_MB;
  return {
    url,
    cpu: () => (Number(stat()[11]) + Number(stat()[12])) * TICK_MS,
    memory: () => ({ now: status('VmRSS'), most: status('VmHWM') }),
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

export interface ProgramSettings extends Record<string, string> {
  DATA_DIR: string;
}

export const PASSWORD = 'only-for-this-benchmark';

export function shopEnv(settings: ProgramSettings): Record<string, string> {
  return {
    NODE_ENV: 'production',
    DATABASE_URI: process.env.TEST_MONGODB_URI ?? '',
    PAYLOAD_SECRET: 'only-for-this-benchmark',
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMITS: 'off',
    ...settings,
  };
}

export interface Program extends Measured {
  start: { wallMs: number; cpuMs: number };
}

/** As in package.json on SQLite, and as in docker-compose.yml on MongoDB. */
const OPTIONS = [
  ...(process.env.TEST_MONGODB_URI ? [] : ['--max-semi-space-size=4']),
  '--heap-growing-percent=40',
  '--expose-gc',
];
const WAIT_MS = 5;
// A start next to other heavy work is slow, and a soak of hours goes on after it.
const START_MAX_MS = 300_000;

/** Starts the built program like `npm start`, logging to a file, and waits for its first page. */
export async function startProgram(settings: ProgramSettings, node = process.execPath): Promise<Program> {
  const port = await freePort();
  const logFile = openSync(join(settings.DATA_DIR, 'log'), 'a');
  const started = performance.now();
  const options: SpawnOptions = {
    env: { ...process.env, ...ALLOCATOR, ...shopEnv(settings), PORT: String(port) },
    stdio: ['ignore', logFile, logFile],
  };
  const child = spawn(node, [...OPTIONS, 'dist/server/main.js'], options);
  const shop = measured(`http://127.0.0.1:${port}`, child);
  while (!(await answers(shop.url))) {
    if (child.exitCode !== null || performance.now() - started > START_MAX_MS)
      throw new Error(`the shop does not start: see ${settings.DATA_DIR}/log`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return { ...shop, start: { wallMs: performance.now() - started, cpuMs: shop.cpu() } };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

/** Runs a script in this folder until it exits. */
export async function run(file: string, args: string[], env: Record<string, string>): Promise<void> {
  const child = fork(file, args, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env } });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${file} failed`);
}

export async function startBareExpress(url: string): Promise<Measured> {
  const child = fork('bench/bare-express.ts', [url], { execArgv: ['--import', 'tsx'] });
  const [message] = await once(child, 'message');
  return measured(z.object({ url: z.string() }).parse(message).url, child);
}

/** Creates a folder for a measured shop's data, removed at the end. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glove-shop-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Settings of a new shop, with its own database if TEST_MONGODB_URI is set. */
export function emptyShop(): ProgramSettings {
  const DATA_DIR = dataFolder();
  const uri = process.env.TEST_MONGODB_URI;
  if (!uri) return { DATA_DIR };
  const address = new URL(uri);
  address.pathname = `/bench-${Date.now()}`;
  return { DATA_DIR, DATABASE_URI: address.href };
}
