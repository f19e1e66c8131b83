import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { BasePayload, type Payload } from 'payload';
import { shopConfig } from '../../payload.config';
import { parseEnv } from '../platform/environment/env';

interface OpenDatabase {
  /** Where its files go, should it have any. */
  within: string;
  /** MongoDB's address; without one it is SQLite in a folder of its own, without its tables. */
  DATABASE_URI: string;
}

/** A Payload of its own on an empty database, for tests that need several or none of the shop. */
export async function openDatabase({ within, DATABASE_URI }: OpenDatabase): Promise<Payload> {
  const settings = {
    DATA_DIR: mkdtempSync(join(within, 'shop-')),
    DATABASE_URI,
    PAYLOAD_SECRET: randomUUID(),
  };
  return new BasePayload().init({ config: shopConfig(parseEnv(settings)) });
}
