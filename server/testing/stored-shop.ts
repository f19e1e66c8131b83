import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { keptSecret } from '../platform/environment/data-dir';
import { parseEnv } from '../platform/environment/env';

/**
 * The database in a shop's folder, or at an address, for a test to read what is stored, whether a program runs on it or not; whoever opens it
 * closes it (`destroy`). Where a program was killed it is opened by the next program first, for that is what is tested.
 */
export async function openStored(dataDir: string, DATABASE_URI = ''): Promise<Payload> {
  const settings = parseEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URI,
    PAYLOAD_SECRET: keptSecret(dataDir),
  });
  const { openShop } = await import('../platform/process/open-shop');
  const { payload } = await openShop(settings, randomUUID());
  return payload;
}
