import { join } from 'node:path';
import type { Payload } from 'payload';
import { INTEGRITY_FACT } from '#domain/health/health-facts';
import { findDamage } from '#server/platform/database/integrity';
import { DATABASE_FILE } from '#server/platform/environment/data-dir';
import type { Env } from '#server/platform/environment/env';
import { readFact, storeFact } from '#server/platform/health/facts';
import type { CheckedShop, Integrity } from './check';

export function runningShop(payload: Payload, settings: Env): CheckedShop {
  const integrity = () => readFact(payload, INTEGRITY_FACT);
  return { payload, settings, now: new Date(), isRunning: true, integrity };
}

/** Reads the whole SQLite file and returns the first damage. MongoDB checks its own data. */
export async function checkIntegrity({ DATABASE_URI, DATA_DIR }: Env): Promise<Integrity | null> {
  if (DATABASE_URI) return null;
  return { problem: await findDamage(join(DATA_DIR, DATABASE_FILE)), at: new Date().toISOString() };
}

export async function storeIntegrity(payload: Payload, settings: Env): Promise<void> {
  const checked = await checkIntegrity(settings);
  if (checked) await storeFact(payload, INTEGRITY_FACT, checked);
}
