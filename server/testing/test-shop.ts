import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import type { Payload } from 'payload';
import { afterAll } from 'vitest';
import { type Env, parseEnv } from '../platform/environment/env';
import { listen } from './listen';
import { putMigratedDatabase } from './migrated-database';
import { freshMongoDatabase, leaveMongoDatabase } from './mongo-databases';

export const ADMIN = { email: 'owner@test.example', password: 'the-owners-password' } as const;

export interface TestShop {
  payload: Payload;
  settings: Env;
  url: string;
  dataDir: string;
  close: () => Promise<void>;
}

/** Starts the real app on a free port, on MongoDB if TEST_MONGODB_URI is set, else on SQLite. `editor` replaces the editor. */
export async function startTestShop(
  extra: Partial<Record<keyof Env, string>> = {},
  editor?: (name: string) => RequestHandler,
): Promise<TestShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'glove-shop-'));
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URI: freshMongoDatabase(),
    PAYLOAD_SECRET: randomUUID(),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    OWNER_EMAIL: ADMIN.email,
    // Tests make more calls from one IP address than a person would.
    RATE_LIMITS: 'off',
    ...extra,
  });
  const { openShop } = await import('../platform/process/open-shop');
  const { createApp } = await import('../platform/process/app');
  if (!settings.DATABASE_URI) await putMigratedDatabase(settings.DATA_DIR);
  const { payload } = await openShop(settings, dataDir);
  const app = createApp({ payload, settings, editor: editor?.(dataDir) });
  const server = await listen(createServer(app));
  return {
    payload,
    settings,
    url: server.url,
    dataDir,
    close: async () => {
      await server.close();
      await payload.destroy();
      await leaveMongoDatabase(settings.DATABASE_URI ?? '');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the shop of a test file and closes it afterwards. */
export async function testShop(...start: Parameters<typeof startTestShop>): Promise<TestShop> {
  const shop = await startTestShop(...start);
  afterAll(() => shop.close());
  return shop;
}
