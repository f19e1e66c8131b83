import type { Payload } from 'payload';
import { executeOn } from './execute-on';

const CACHE_KB = 32_000;

/**
 * Lets SQLite keep what 10,000 orders and their indexes take in memory. Its own 2 MB are less than one index of theirs, so
 * that every search and every late page would read it from the file anew.
 */
export async function keepPagesInMemory(payload: Payload): Promise<void> {
  // Of negative sizes SQLite takes kilobytes, of others pages.
  await executeOn(payload)({ sql: `PRAGMA cache_size = -${CACHE_KB}`, args: [] });
}
