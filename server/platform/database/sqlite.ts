import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import type { Payload } from 'payload';
import { hasCode } from '../errors/system-error';

export type Value = string | number | null;

/** Runs one statement; answers its rows and how many it changed. */
export type Execute = (statement: {
  sql: string;
  args: Value[];
}) => Promise<{ rows: object[]; rowsAffected: number }>;

/** The shop's one SQLite connection, for statements that Drizzle has no words for. Only where the database is SQLite. */
export function executeOn({ db }: Payload): Execute {
  return (statement) => db.drizzle.$client.execute(statement);
}

/**
 * Does all of some work on the schema or none of it, whenever the process dies, while another process that wants the same
 * waits. Foreign keys rest meanwhile, as SQLite asks of who rebuilds tables; within a transaction nobody can switch them.
 */
export async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const run = (sql: string) => executeOn(payload)({ sql, args: [] });
  await run('PRAGMA foreign_keys = OFF');
  try {
    await run('BEGIN IMMEDIATE');
    try {
      await work();
      await run('COMMIT');
    } catch (error) {
      await run('ROLLBACK');
      throw error;
    }
  } finally {
    await run('PRAGMA foreign_keys = ON');
  }
}

const CACHE_KB = 32_000;

/**
 * Lets SQLite keep what 10,000 orders and their indexes take in memory. Its own 2 MB are less than one index of theirs, so
 * that every search and every late page would read it from the file anew.
 */
export async function keepPagesInMemory(payload: Payload): Promise<void> {
  // Of negative sizes SQLite takes kilobytes, of others pages.
  await executeOn(payload)({ sql: `PRAGMA cache_size = -${CACHE_KB}`, args: [] });
}

/** How long another program may be busy with the file, and how often we try again, in ms. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 50;

/**
 * Switches a SQLite file to its write-ahead log before Payload opens it. Where two programs start on a new file at once, SQLite refuses
 * one of them without waiting, and Payload would give up.
 */
export async function keepWriteAheadLog(path: string): Promise<void> {
  const { $client } = drizzle({ connection: { url: pathToFileURL(path).href } });
  try {
    for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
      try {
        await $client.execute('PRAGMA journal_mode = WAL');
        return;
      } catch (error) {
        // Payload opens the file next, and says what else is wrong with it.
        if (!hasCode(error, 'SQLITE_BUSY') || Date.now() > end) return;
      }
    }
  } finally {
    $client.close();
  }
}
