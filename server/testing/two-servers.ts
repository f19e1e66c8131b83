import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { parseEnv } from '../platform/environment/env';
import { startTestBucket, type TestBucket } from './bucket';
import { freshMongoDatabase, leaveMongoDatabase } from './mongo-databases';
import { openPostOffice, type PostOffice } from './post-office';
import { ensureBuilt, freePort, freshDataDir, PROGRAM_ADMIN, type Program, startProgram } from './program';

export interface TwoServers {
  /** The built shop, running twice. */
  one: Program;
  other: Program;
  /** The test's own way into their database. */
  payload: Payload;
  bucket: TestBucket;
  office: PostOffice;
  /** Where each may write what nobody else needs; the same folder while the database is a file in it. */
  dataDirs: string[];
  close: () => Promise<void>;
}

/**
 * The built shop twice on one database, one bucket and one mail server, as behind a proxy: on MongoDB when TEST_MONGODB_URI is
 * set, else on one SQLite file. `extra` settings are for both.
 * Both start at the same moment, when the database is prepared.
 */
export async function startTwoServers(
  prepare: (payload: Payload) => Promise<void>,
  extra: Record<string, string> = {},
): Promise<TwoServers> {
  ensureBuilt();
  const [bucket, office, port, otherPort] = await Promise.all([
    startTestBucket(),
    openPostOffice(),
    freePort(),
    freePort(),
  ]);
  const DATABASE_URI = freshMongoDatabase();
  const dataDir = freshDataDir();
  const otherDir = DATABASE_URI ? freshDataDir() : dataDir;
  const shared = {
    DATABASE_URI,
    PAYLOAD_SECRET: randomUUID(),
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
    OWNER_EMAIL: PROGRAM_ADMIN.email,
    SMTP_URL: office.url,
    SITE_URL: 'http://shop.example',
    SEED: 'none',
    RATE_LIMITS: 'on',
    // Tests say which address a call comes from, as a proxy does.
    TRUST_PROXY: '1',
    ...bucket.settings,
    ...extra,
  };
  const settings = parseEnv({ ...shared, NODE_ENV: 'test', DATA_DIR: dataDir });
  const { openShop } = await import('../platform/process/open-shop');
  const { payload } = await openShop(settings, dataDir);
  await prepare(payload);
  const [one, other] = await Promise.all([
    startProgram({ ...shared, DATA_DIR: dataDir, PORT: String(port) }),
    startProgram({ ...shared, DATA_DIR: otherDir, PORT: String(otherPort) }),
  ]);
  return {
    one,
    other,
    payload,
    bucket,
    office,
    dataDirs: [dataDir, otherDir],
    close: async () => {
      await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL')]);
      await payload.destroy();
      await leaveMongoDatabase(DATABASE_URI);
      await Promise.all([bucket.close(), office.close()]);
      for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
