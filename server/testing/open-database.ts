import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';

interface OpenDatabase {
  /** Where its files go, should it have any. */
  within: string;
  /** MongoDB's address; without one it is SQLite in a folder of its own, without its tables. */
  DATABASE_URI: string;
}

/** A Payload of its own on an empty database, for tests that need several or none of the shop; the settings are settled. */
export async function openDatabase({ within, DATABASE_URI }: OpenDatabase): Promise<Payload> {
  const DATA_DIR = mkdtempSync(join(within, 'shop-'));
  const [{ default: config }, { BasePayload }, { databaseAdapter }] = await Promise.all([
    import('../../payload.config'),
    import('payload'),
    import('../database/adapter'),
  ]);
  const db = databaseAdapter({ DATA_DIR, DATABASE_URI: DATABASE_URI || undefined });
  return new BasePayload().init({
    config: {
      ...(await config),
      db: { ...db, allowIDOnCreate: db.allowIDOnCreate ?? false, name: db.name ?? '' },
    },
  });
}
