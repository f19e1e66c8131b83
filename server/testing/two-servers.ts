import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { parseEnv } from '../platform/environment/env';
import { startTestBucket } from './bucket';
import { freePort } from './free-port';
import { startMailServer } from './mail-server';
import { freshMongoDatabase, leaveMongoDatabase } from './mongo-databases';
import { freshDataDir, PROGRAM_ADMIN, startProgram } from './program';

export type TwoServers = Awaited<ReturnType<typeof startTwoServers>>;

/**
 * Starts two servers at the same time on one database, bucket, and mail server. Uses MongoDB if TEST_MONGODB_URI is set, otherwise one
 * SQLite file.
 */
export async function startTwoServers(
  prepare: (payload: Payload) => Promise<void>,
  extra: Record<string, string> = {},
) {
  const [bucket, mailServer, port, otherPort] = await Promise.all([
    startTestBucket(),
    startMailServer(),
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
    SMTP_URL: mailServer.url,
    SITE_URL: 'http://shop.example',
    SEED: 'none',
    RATE_LIMITS: 'on',
    // Tests set the caller's IP address, as a proxy would.
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
    mailServer,
    /** Each server has its own folder, or they share one if the database is a file in it. */
    dataDirs: [dataDir, otherDir],
    close: async () => {
      await Promise.all([one.stop('SIGKILL'), other.stop('SIGKILL')]);
      await payload.destroy();
      await leaveMongoDatabase(DATABASE_URI);
      await Promise.all([bucket.close(), mailServer.close()]);
      for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
    },
  };
}
