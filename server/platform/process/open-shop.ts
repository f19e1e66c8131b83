import { join } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { ensureAdmin } from '../../accounts/ensure-admin';
import { readIdKey, resealAll } from '../../second-factor/shop-keys';
import { migrateSqlite } from '../database/adapter';
import { stampMongo } from '../database/data-version';
import { fillMoney } from '../database/fill-money';
import { keepPagesInMemory, keepWriteAheadLog } from '../database/sqlite';
import { DATABASE_FILE, prepareDataDir } from '../environment/data-dir';
import type { Env } from '../environment/env';
import { startMeter } from '../metrics/meter';

export interface OpenShop {
  payload: Payload;
  generatedPassword: string | null;
}

/** Opens and migrates the database and creates the owner if needed. Several shops in one process each need a name. */
export async function openShop(settings: Env, name?: string): Promise<OpenShop> {
  prepareDataDir(settings.DATA_DIR);
  // Imported here because the editor's configuration reads the settings.
  const { shopConfig } = await import('../../../payload.config');
  if (!settings.DATABASE_URI) await keepWriteAheadLog(join(settings.DATA_DIR, DATABASE_FILE));
  const payload = await getPayload({ config: shopConfig(settings), key: name });
  await startMeter(payload, settings);
  if (settings.DATABASE_URI) await stampMongo(payload);
  else {
    await keepPagesInMemory(payload);
    await migrateSqlite(payload);
  }
  await readIdKey(payload);
  if (settings.PAYLOAD_SECRET_OLD) await resealAll(payload);
  await fillMoney(payload);
  const generatedPassword = await ensureAdmin({
    payload,
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  return { payload, generatedPassword };
}
