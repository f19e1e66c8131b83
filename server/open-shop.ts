import { getPayload, type Payload } from 'payload';
import { ensureAdmin } from './accounts/ensure-admin';
import { prepareDataDir } from './data-dir';
import { migrateSqlite } from './database/adapter';
import { keepPagesInMemory } from './database/sqlite';
import type { Env } from './env';

export interface OpenShop {
  payload: Payload;
  /** The admin password, if this start made one. */
  madePassword: string | null;
}

/** Opens the database, brings it up to date and makes sure that the owner can sign in. */
export async function openShop(settings: Env): Promise<OpenShop> {
  prepareDataDir(settings.DATA_DIR);
  // Read here and not above: the configuration reads the settings, which the caller has settled by now.
  const { default: config } = await import('../payload.config');
  const payload = await getPayload({ config });
  if (!settings.DATABASE_URI) {
    await keepPagesInMemory(payload);
    await migrateSqlite(payload);
  }
  const madePassword = await ensureAdmin({
    payload,
    email: settings.ADMIN_EMAIL,
    password: settings.ADMIN_PASSWORD,
  });
  return { payload, madePassword };
}
