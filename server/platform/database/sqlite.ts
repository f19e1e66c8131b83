import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { hasCode } from '../errors/system-error';

export type Value = string | number | null;

export type Execute = (statement: {
  sql: string;
  args: Value[];
}) => Promise<{ rows: object[]; rowsAffected: number }>;

/** Runs statements on the SQLite connection that Drizzle can't express. */
export function executeOn({ db }: Payload): Execute {
  return (statement) => db.drizzle.$client.execute(statement);
}

/** Changes the schema in one transaction. Foreign keys are off, as SQLite requires for rebuilding tables. */
export async function inOneTransaction(payload: Payload, work: () => Promise<void>): Promise<void> {
  const run = (sql: string) => executeOn(payload)({ sql, args: [] });
  await run('PRAGMA foreign_keys = OFF');
  try {
    await begin(run);
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

/** Another server's upgrade may lock the file for minutes. */
const UPGRADE_MS = 30 * 60_000;

async function begin(run: (sql: string) => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + UPGRADE_MS; ; ) {
    try {
      await run('BEGIN IMMEDIATE');
      return;
    } catch (error) {
      if (!hasCode(error, 'SQLITE_BUSY') || Date.now() > end) throw error;
    }
  }
}

const CACHE_KB = 4_000;

/** Twice SQLite's default. With 8 or 32 MB, an order and the lists of 10,000 and 1,000,000 orders take as long, because the system has the file in memory. */
export async function keepPagesInMemory(payload: Payload): Promise<void> {
  // A negative size is in kilobytes.
  await executeOn(payload)({ sql: `PRAGMA cache_size = -${CACHE_KB}`, args: [] });
}

/** Opens a file on a separate connection while the shop runs. The caller closes it. Loads the driver first. */
export async function openFile(path: string): Promise<Client> {
  const { createClient } = await import('@libsql/client/sqlite3');
  return createClient({ url: pathToFileURL(path).href });
}

const LOCK_MS = 30_000;

/** Lets a connection wait for others' locks, for example while another server recovers the file after a crash. */
export async function waitForLocks(client: Client): Promise<void> {
  await client.execute(`PRAGMA busy_timeout = ${LOCK_MS}`);
}

const PATIENCE_MS = 5000;
const PAUSE_MS = 50;

/** Switches to the write-ahead log first, or two programs on a new file would collide in Payload. */
export async function keepWriteAheadLog(path: string): Promise<void> {
  const client = await openFile(path);
  try {
    for (const end = Date.now() + PATIENCE_MS; ; await wait(PAUSE_MS)) {
      try {
        await client.execute('PRAGMA journal_mode = WAL');
        return;
      } catch (error) {
        // Payload opens the file next and will report the error.
        if (!hasCode(error, 'SQLITE_BUSY') || Date.now() > end) return;
      }
    }
  } finally {
    client.close();
  }
}
