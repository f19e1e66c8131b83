import type { Payload, Where } from 'payload';
import type { Outbox } from '../../payload-types';
import { claimRow, freeRows } from './claim-row';

/** A message to everyone does not keep an order's mail or a password reset waiting. */
const URGENT: Where = { kind: { not_equals: 'mail:message' } };

/** Claims the next row that is due, or null when nothing is. No two processes get the same one. */
export async function claimNext(payload: Payload): Promise<Outbox | null> {
  for (;;) {
    const row = (await firstFree(payload, [URGENT])) ?? (await firstFree(payload, []));
    if (!row) return null;
    const claimed = await claimRow(payload, row);
    if (claimed) return claimed;
  }
}

async function firstFree(payload: Payload, conditions: Where[]): Promise<Outbox | undefined> {
  const { docs } = await payload.db.find<Outbox>({
    collection: 'outbox',
    where: { and: [freeRows(), ...conditions] },
    sort: 'dueAt',
    limit: 1,
    pagination: false,
  });
  return docs[0];
}
