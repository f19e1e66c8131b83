import { findAll } from '#server/platform/database/find';
import { setRow } from './set-row';
import { openStored } from './stored-shop';

/** Makes a stopped shop's jobs, emails, and payments due, and releases what a killed process held. */
export async function makeJobsDue(dataDir: string, databaseUri?: string): Promise<void> {
  const payload = await openStored(dataDir, databaseUri);
  const past = new Date(Date.now() - 1000).toISOString();
  const rows = [
    ['jobs', { dueAt: past, leaseUntil: null }],
    ['payment-attempts', { checkAt: past }],
    ['shipments', { checkAt: past }],
    ['texts', { triedAt: new Date(Date.now() - 2 * 60_000).toISOString(), checkAt: past }],
    ['outbox', { dueAt: past, leaseUntil: past }],
  ] as const;
  for (const [collection, data] of rows) {
    for (const { id } of await findAll(payload, collection)) await setRow(payload, collection, id, data);
  }
  await payload.destroy();
}
