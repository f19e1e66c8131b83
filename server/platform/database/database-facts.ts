import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { z } from 'zod';
import { DATABASE_FILE } from '../environment/data-dir';
import type { Env } from '../environment/env';
import { hasCode } from '../errors/system-error';
import { modelOf } from './read-mongo';
import { executeOn } from './sqlite';

interface DatabaseFacts {
  version: string;
  bytes: number;
  /** Whether the database detects damage on its own. */
  checksItself: boolean;
}

const sqliteVersion = z.tuple([z.looseObject({ version: z.string() })]);
const buildInfo = z.looseObject({ version: z.string() });
const dbStats = z.looseObject({ storageSize: z.number(), indexSize: z.number() });
// Not every server that speaks MongoDB's protocol reports its version.
const hello = z.looseObject({ localTime: z.date().optional() });

const isMongo = ({ db }: Payload) => db.name === 'mongoose';

export async function databaseFacts(
  payload: Payload,
  { DATA_DIR }: Pick<Env, 'DATA_DIR'>,
): Promise<DatabaseFacts> {
  if (isMongo(payload)) {
    const { version } = buildInfo.parse(await command(payload, { buildInfo: 1 }));
    const { storageSize, indexSize } = dbStats.parse(await command(payload, { dbStats: 1 }));
    return { version: `MongoDB ${version}`, bytes: storageSize + indexSize, checksItself: true };
  }
  const { rows } = await executeOn(payload)({ sql: 'SELECT sqlite_version() AS version', args: [] });
  const [{ version }] = sqliteVersion.parse(rows);
  const parts = ['', '-wal'].map((part) => sizeOf(join(DATA_DIR, `${DATABASE_FILE}${part}`)));
  const bytes = (await Promise.all(parts)).reduce((sum, size) => sum + size, 0);
  return { version: `SQLite ${version}`, bytes, checksItself: false };
}

/** Returns the time on the database's machine, or null if it's this machine. */
export async function databaseTime(payload: Payload): Promise<Date | null> {
  if (!isMongo(payload)) return null;
  return hello.parse(await command(payload, { hello: 1 })).localTime ?? null;
}

async function command(payload: Payload, question: Record<string, 1>): Promise<unknown> {
  const { db } = modelOf(payload, 'orders').db;
  if (!db) throw new Error("MongoDB isn't connected");
  return db.command(question);
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
