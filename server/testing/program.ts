import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort } from './free-port';

const MAIN = 'dist/server/main.js';
const START_MS = 180_000;
const END_MS = 120_000;

export const PROGRAM_ADMIN = { email: 'owner@test.example', password: 'the-owners-password' } as const;

const folders = new Set<string>();
const programs = new Set<Program>();

/** Kills the programs that are still running and removes the data folders. Runs after each test file. */
export async function endPrograms(): Promise<void> {
  await Promise.all([...programs].map((program) => program.stop('SIGKILL')));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  programs.clear();
  folders.clear();
}

/** Creates a new data folder. */
export function freshDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'glove-program-'));
  folders.add(folder);
  return folder;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Program {
  url: string;
  /** The CPU time used so far, in seconds. Other programs on the machine don't change it. */
  cpuSeconds: () => number;
  stdout: () => string;
  stderr: () => string;
  stop: (signal: NodeJS.Signals) => Promise<Exit>;
  send: (signal: NodeJS.Signals) => void;
  ended: Promise<Exit>;
}

interface Settings extends Record<string, string> {
  DATA_DIR: string;
  PORT: string;
}

/** The settings of an empty shop on a free port. */
export async function emptyShop(DATA_DIR: string) {
  return {
    DATA_DIR,
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
  };
}

/** Runs the built server in this folder with only these settings. */
export function runProgram(settings: Settings, cwd = '.'): Program {
  const env = { LOG_LEVEL: 'error', RATE_LIMITS: 'off', ...settings, NODE_ENV: 'production' as const };
  const child = spawn(process.execPath, [MAIN], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stdout = collected(child.stdout);
  const stderr = collected(child.stderr);
  const ended = new Promise<Exit>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  killAtEnd(child);
  const program: Program = {
    url: `http://127.0.0.1:${settings.PORT}`,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stdout,
    stderr,
    ended,
    send: (signal) => child.kill(signal),
    stop: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
  programs.add(program);
  return program;
}

interface Ran {
  code: number | null;
  output: string;
}

/** Starts a built command-line tool with only these settings. */
export function startTool(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): { done: Promise<Ran>; kill: () => void } {
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', ...settings, NODE_ENV: 'production' as const };
  const child = spawn(process.execPath, [`dist/server/${name}.js`, ...args], { env });
  killAtEnd(child);
  const outputs = [child.stdout, child.stderr].map(collected);
  return {
    done: new Promise((resolve) =>
      child.on('close', (code) => resolve({ code, output: outputs.map((output) => output()).join('') })),
    ),
    kill: () => child.kill('SIGKILL'),
  };
}

/** Runs a built command-line tool until it exits. */
export const runTool = (...tool: Parameters<typeof startTool>): Promise<Ran> => startTool(...tool).done;

/** Waits for a program to exit with an error. Kills it if it keeps running. */
export async function failedStart(program: Program): Promise<{ code: number | null; lines: string[] }> {
  const timer = setTimeout(() => program.send('SIGKILL'), END_MS);
  const { code } = await program.ended;
  clearTimeout(timer);
  return { code, lines: program.stderr().trim().split('\n') };
}

/** Runs the built server and waits until it answers. */
export async function startProgram(settings: Settings, cwd?: string): Promise<Program> {
  const program = runProgram(settings, cwd);
  const end = program.ended.then(({ code }) => {
    throw new Error(`the shop ended with ${code}: ${program.stderr()}`);
  });
  await Promise.race([isReady(program.url), end]);
  return program;
}

async function isReady(url: string): Promise<void> {
  const last = Date.now() + START_MS;
  while (Date.now() < last) {
    const status = await fetch(`${url}/readyz`).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer in time`);
}

/** `ps` exists on every system. Its format is 'minutes:seconds', after hours or days if there are any. */
function cpuSecondsOf(pid: number | undefined): number {
  const { stdout } = spawnSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  const parts = z.array(z.coerce.number()).min(2).parse(stdout.trim().split(/[:-]/));
  return parts.slice(-3).reduce((sum, part) => sum * 60 + part, 0);
}

function collected(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    text += chunk;
  });
  return () => text;
}

function killAtEnd(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
}

const login = z.object({ token: z.string() });

/** Signs the owner in to the editor. Returns the token. */
export async function editorToken(url: string, password: string = PROGRAM_ADMIN.password): Promise<string> {
  const response = await fetch(`${url}/cms/api/admins/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: PROGRAM_ADMIN.email, password }),
  });
  if (!response.ok) throw new Error(`the editor's login answered ${response.status}`);
  return login.parse(await response.json()).token;
}

/** Signs the owner in to the dashboard, which doesn't load the editor. Returns the cookie header. */
export async function dashboardCookie(
  url: string,
  password: string = PROGRAM_ADMIN.password,
): Promise<{ Cookie: string }> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  if (!response.ok) throw new Error(`the dashboard's login answered ${response.status}`);
  return {
    Cookie: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

/** Returns the cookie header for an editor token. */
export const editorCookie = (token: string) => ({ Cookie: `payload-token=${token}` });

/** Reads a whole collection as the owner. */
export async function editorList<Doc>(
  url: string,
  token: string,
  slug: string,
  doc: z.ZodType<Doc>,
): Promise<Doc[]> {
  const response = await fetch(`${url}/cms/api/${slug}?limit=0&depth=0`, {
    headers: editorCookie(token),
  });
  return z.object({ docs: z.array(doc) }).parse(await response.json()).docs;
}
