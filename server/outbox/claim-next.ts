import type { Payload, Where } from 'payload';
import type { Outbox } from '../../payload-types';

/** A row is one process's for this long, in ms; then another may take it over from a process that died. */
export const LEASE_MS = 60_000;

/** Claims the next row that is due, or null when nothing is. No two processes get the same one. */
export async function claimNext(payload: Payload): Promise<Outbox | null> {
  for (;;) {
    const now = new Date().toISOString();
    const free: Where = {
      or: [
        { and: [{ status: { equals: 'pending' } }, { dueAt: { less_than_equal: now } }] },
        { and: [{ status: { equals: 'running' } }, { leaseUntil: { less_than: now } }] },
      ],
    };
    const { docs } = await payload.db.find<Outbox>({
      collection: 'outbox',
      where: free,
      sort: 'dueAt',
      limit: 1,
      pagination: false,
    });
    const [row] = docs;
    if (!row) return null;
    const leaseUntil = new Date(Date.now() + LEASE_MS).toISOString();
    const claimed = await payload.db.updateOne({
      collection: 'outbox',
      options: { atomic: true },
      where: { and: [{ id: { equals: row.id } }, free] },
      data: { status: 'running', leaseUntil, attempts: { $inc: 1 } },
    });
    if (claimed) return { ...row, status: 'running', leaseUntil, attempts: row.attempts + 1 };
  }
}
