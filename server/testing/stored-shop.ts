import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { ensureSecret } from '../platform/environment/data-dir';
import { parseEnv } from '../platform/environment/env';

/** Opens a shop's database to read it, even while the program runs. The caller closes it. After a kill, start the program again first. */
export async function openStored(dataDir: string, DATABASE_URI = ''): Promise<Payload> {
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URI,
    PAYLOAD_SECRET: ensureSecret(dataDir),
  });
  const { openShop } = await import('../platform/process/open-shop');
  const { payload } = await openShop(settings, randomUUID());
  return payload;
}
