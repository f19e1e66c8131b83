import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FakePaypal, startFakePaypal } from '#server/testing/fake-paypal';
import { type MailServer, startMailServer } from '#server/testing/mail-server';
import { signIn } from './lists';
import { emptyShop, type Program, type ProgramSettings, run, shopEnv, startProgram } from './processes';

/** The memory of one server while it runs, in MB, measured every few seconds. */
export interface Life {
  server: number;
  startedAt: number;
  startMs: number;
  memory: number[];
}

export interface SoakShop {
  paypal: FakePaypal;
  mailServer: MailServer;
  settings: ProgramSettings;
  lives: Life[];
  url: () => string;
  ownerCookie: () => Promise<string>;
  killOne: () => Promise<void>;
  stopAll: () => Promise<void>;
  startAll: () => Promise<void>;
  /** The bytes in the data folder, by what they're for. */
  disk: () => Record<'database' | 'photos' | 'log' | 'rest', number>;
}

const SAMPLE_MS = 5_000;
const SIGN_IN_EVERY_MS = 10 * 60_000;

/** Starts a shop with its own PayPal and mail server: two servers on MongoDB, one on SQLite. */
export async function startSoakShop(): Promise<SoakShop> {
  const [paypal, mailServer] = await Promise.all([startFakePaypal(), startMailServer()]);
  const count = process.env.TEST_MONGODB_URI ? 2 : 1;
  const settings: ProgramSettings = {
    ...emptyShop(),
    SEED: 'none',
    OWNER_EMAIL: 'owner@soak.example',
    SMTP_URL: mailServer.url,
    SITE_URL: 'http://shop.example',
    ...paypal.settings,
  };
  await run('bench/fill.ts', ['0', '0'], shopEnv(settings));
  const servers: (Program | null)[] = [];
  const lives: Life[] = [];
  let turn = 0;
  let cookie = '';
  let signedInAt = 0;

  const start = async (server: number) => {
    const program = await startProgram(settings);
    servers[server] = program;
    lives.push({ server, startedAt: Date.now(), startMs: program.start.wallMs, memory: [] });
  };
  const running = () => servers.filter((each) => each !== null);
  const numbers = Array.from({ length: count }, (_none, server) => server);
  const startAll = async () => {
    // These start one after the other, because the first one creates the database.
    for (const server of numbers) await start(server);
  };
  await startAll();

  const sampling = setInterval(() => {
    for (const server of numbers)
      lives.findLast((life) => life.server === server)?.memory.push(servers[server]?.memory().now ?? 0);
  }, SAMPLE_MS);
  sampling.unref();

  return {
    ...{ paypal, mailServer, settings, lives, startAll },
    url: () => {
      turn += 1;
      const alive = running();
      return alive[turn % alive.length]?.url ?? 'http://127.0.0.1:1';
    },
    // A session stays valid when its server is restarted, but refunds need a recent sign-in.
    ownerCookie: async () => {
      if (Date.now() - signedInAt > SIGN_IN_EVERY_MS) {
        cookie = await signIn(running()[0]?.url ?? '').catch(() => '');
        signedInAt = Date.now();
      }
      return cookie;
    },
    killOne: async () => {
      const server = lives.length % count;
      const killed = servers[server];
      servers[server] = null;
      await killed?.stop('SIGKILL');
      await start(server);
    },
    stopAll: async () => {
      const stopped = running();
      servers.fill(null);
      await Promise.all(stopped.map((each) => each.stop()));
    },
    disk: () => {
      const sizes = { database: 0, photos: 0, log: 0, rest: 0 };
      for (const [path, size] of filesIn(settings.DATA_DIR)) sizes[kindOf(path)] += size;
      return sizes;
    },
  };
}

function kindOf(path: string): 'database' | 'photos' | 'log' | 'rest' {
  if (path === '/log') return 'log';
  if (path.includes('.sqlite')) return 'database';
  return /\b(media|uploads)\b/.test(path) ? 'photos' : 'rest';
}

function filesIn(folder: string): [path: string, size: number][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length), statSync(path, { throwIfNoEntry: false })?.size ?? 0];
    });
}
