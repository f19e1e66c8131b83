import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { parseEnv } from '../platform/environment/env';
import { openPayload } from '../platform/process/open-payload';

interface OpenDatabase {
  within: string;
  /** MongoDB's URI, or '' for SQLite, without tables and in a new folder. */
  DATABASE_URI: string;
}

/** Opens Payload on an empty database, for tests that need several databases or no shop. */
export function openDatabase({ within, DATABASE_URI }: OpenDatabase): Promise<Payload> {
  const settings = {
    DATA_DIR: mkdtempSync(join(within, 'shop-')),
    DATABASE_URI,
    PAYLOAD_SECRET: randomUUID(),
  };
  return openPayload(parseEnv(settings));
}
