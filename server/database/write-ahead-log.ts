import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { hasCode } from '../errors/system-error';

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
