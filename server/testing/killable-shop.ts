import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, call } from './call';
import { type FakeEasypost, startFakeEasypost } from './fake-easypost';
import { type FakePaypal, startFakePaypal } from './fake-paypal';
import { type FakeTwilio, startFakeTwilio } from './fake-twilio';
import { freePort } from './free-port';
import { freshMongoDatabase } from './mongo-databases';
import { offerService } from './offered-service';
import { freshDataDir, PROGRAM_ADMIN, type Program, startProgram } from './program';
import { openStored } from './stored-shop';

/** A fake provider that can hold its answers. */
type Holder = Pick<FakePaypal, 'isHeld' | 'release' | 'clearTroubles'>;

export interface KillableShop {
  program: Program;
  paypal: FakePaypal;
  easypost: FakeEasypost;
  twilio: FakeTwilio;
  dataDir: string;
  DATABASE_URI: string;
  serviceId: string;
  headers: { Cookie: string };
  restart: () => Promise<void>;
  /** Kills the server after the provider has done the work and before it answers. */
  killWhileHeld: (request: Promise<unknown>, by?: Holder) => Promise<void>;
  kill: () => Promise<void>;
  orderOf: (orderId: string) => Promise<Answer['body']>;
  inDatabase: <Result>(work: (payload: Payload) => Promise<Result>) => Promise<Result>;
}

/** Starts a shop that a file's tests can kill, on MongoDB if TEST_MONGODB_URI is set, otherwise on SQLite. */
export function withKillableShop(onStart: (shop: KillableShop) => void): void {
  const dataDir = freshDataDir();
  const DATABASE_URI = freshMongoDatabase();
  let shop: KillableShop | undefined;
  beforeAll(async () => {
    shop = await startKillable(dataDir, DATABASE_URI);
    onStart(shop);
  });
  afterAll(async () => {
    await shop?.kill();
    await shop?.paypal.close();
    await shop?.easypost.close();
    await shop?.twilio.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
}

async function startKillable(dataDir: string, DATABASE_URI: string): Promise<KillableShop> {
  const paypal = await startFakePaypal();
  const easypost = await startFakeEasypost();
  const twilio = await startFakeTwilio();
  const settings = {
    DATA_DIR: dataDir,
    ...(DATABASE_URI && { DATABASE_URI, PAYLOAD_SECRET: randomUUID() }),
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
    OWNER_EMAIL: PROGRAM_ADMIN.email,
    ...paypal.settings,
    ...easypost.settings,
    ...twilio.settings,
  };
  const program = await startProgram(settings);
  const { serviceId, headers } = await offerService(program.url);
  const shop: KillableShop = {
    ...{ program, paypal, easypost, twilio, dataDir, DATABASE_URI, serviceId, headers },
    restart: async () => {
      shop.program = await startProgram(settings);
    },
    kill: async () => {
      await shop.program.stop('SIGKILL');
    },
    killWhileHeld: async (request, by = paypal) => {
      const failed = request.then(
        () => 'answered',
        () => 'failed',
      );
      await expect.poll(by.isHeld).toBe(true);
      await shop.kill();
      expect(await failed).toBe('failed');
      by.clearTroubles();
      by.release();
    },
    orderOf: async (orderId) => (await call(`${program.url}/api/orders/${orderId}`, { headers })).body,
    inDatabase: async (work) => {
      const payload = await openStored(dataDir, DATABASE_URI);
      try {
        return await work(payload);
      } finally {
        await payload.destroy();
      }
    },
  };
  return shop;
}
