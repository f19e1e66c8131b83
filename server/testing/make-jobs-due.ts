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
    const { docs } = await payload.db.find<{ id: string }>({ collection, where: {}, pagination: false });
    for (const { id } of docs) {
      const where = { id: { equals: id } };
      await payload.db.updateOne({ collection, options: { atomic: true }, where, data, returning: false });
    }
  }
  await payload.destroy();
}
