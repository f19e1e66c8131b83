import { join } from 'node:path';
import { getPayload, type Payload } from 'payload';
import { ensureAdmin } from '../../accounts/ensure-admin';
import { migrateSqlite } from '../database/adapter';
import { stampMongo } from '../database/data-version';
import { fillMoney } from '../database/fill-money';
import { keepPagesInMemory, keepWriteAheadLog } from '../database/sqlite';
import { DATABASE_FILE, prepareDataDir } from '../environment/data-dir';
import type { Env } from '../environment/env';

export interface OpenShop {
  payload: Payload;
  /** The admin password, if this start made one. */
  madePassword: string | null;
}

/**
 * Opens the database, brings it up to date and makes sure that the owner can sign in. Where a process holds several shops each
 * has a name; the editor's pages serve the one without.
 */
export async function openShop(settings: Env, name?: string): Promise<OpenShop> {
  prepareDataDir(settings.DATA_DIR);
  // Read here and not above: the editor's copy of the configuration reads the settings, which are complete by now.
  const { shopConfig } = await import('../../../payload.config');
  if (!settings.DATABASE_URI) await keepWriteAheadLog(join(settings.DATA_DIR, DATABASE_FILE));
  const payload = await getPayload({ config: shopConfig(settings), key: name });
  if (settings.DATABASE_URI) await stampMongo(payload);
  else {
    await keepPagesInMemory(payload);
    await migrateSqlite(payload);
  }
  await fillMoney(payload);
  const madePassword = await ensureAdmin({
    payload,
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  return { payload, madePassword };
}
