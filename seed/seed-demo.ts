import type { Payload } from 'payload';
import { findOne } from '#server/platform/database/find';
import { log } from '#server/platform/tools/log';
import { seedCatalogue } from './seed-catalogue';
import { seedFindings } from './seed-findings';
import { seedOrders } from './seed-orders';
import { seedPeople, seedQuestions } from './seed-people';

/**
 * Fills an empty database with demo content. If a start is interrupted or something is down, the next one continues. Other databases
 * are never touched.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  if (!(await isSeedDue(payload))) return;
  log.info('filling the empty database with demo content');
  await markSeeding(payload);
  try {
    await fill(payload, new Date());
    await markSeeded(payload);
  } catch (error) {
    log.error({ err: error }, 'the demo content is incomplete, and the next start will continue');
  }
}

async function fill(payload: Payload, now: Date): Promise<void> {
  // Drawing the pictures takes most of the time, on other threads.
  await Promise.all([seedCatalogue(payload), seedFindings(payload), seedPeople(payload, now)]);
  await seedOrders(payload, now);
  await seedQuestions(payload, now);
}

const KEY = 'demo-content';
const STARTED = 'started';
const DONE = 'done';
const HOLDS = ['services', 'lace-colors', 'customers', 'discounts', 'orders', 'gallery', 'media'] as const;

/** Whether the database is empty, or an earlier start was interrupted. */
export async function isSeedDue(payload: Payload): Promise<boolean> {
  const mark = await payload.kv.get<string>(KEY);
  if (mark) return mark === STARTED;
  // One document is enough. MongoDB would count all of them at every start.
  const found = await Promise.all(HOLDS.map((collection) => findOne(payload, collection, {})));
  return found.every((document) => document === null);
}

export function markSeeding(payload: Payload): Promise<void> {
  return mark(payload, STARTED);
}

export function markSeeded(payload: Payload): Promise<void> {
  return mark(payload, DONE);
}

async function mark(payload: Payload, state: string): Promise<void> {
  try {
    await payload.kv.set(KEY, state);
  } catch {
    // Another server created it at the same moment, so this one changes it.
    await payload.kv.set(KEY, state);
  }
}
