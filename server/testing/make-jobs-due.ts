import { openStored } from './stored-shop';

/**
 * Lets the pauses of a stopped shop's jobs, mails and payments be over, as if it had been away for a while: what a killed
 * process had in hand is free again.
 */
export async function makeJobsDue(dataDir: string, databaseUri?: string): Promise<void> {
  const payload = await openStored(dataDir, databaseUri);
  const past = new Date(Date.now() - 1000).toISOString();
  const rows = [
    ['jobs', { dueAt: past, leaseUntil: null }],
    ['payment-attempts', { checkAt: past }],
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
