import type { Payload } from 'payload';
import { log } from '#server/tools/log';
import { seedCatalogue } from './seed-catalogue';
import { isSeedDue, markSeeded, markSeeding } from './seed-mark';
import { seedPeople } from './seed-people';

/**
 * Fills an empty database with demo content, once. A start that was killed halfway is continued by the next one; a
 * database that holds anything else is never touched.
 */
export async function seedDemo(payload: Payload): Promise<void> {
  if (!(await isSeedDue(payload))) return;
  log.info('filling the empty database with demo content');
  await markSeeding(payload);
  await seedCatalogue(payload);
  await seedPeople(payload);
  await markSeeded(payload);
}
