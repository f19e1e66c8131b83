import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Outbox } from '../../payload-types';

/** Returns the stored outbox rows. */
export async function outboxRows(payload: Payload, where: Where = {}): Promise<Outbox[]> {
  return (
    await payload.db.find<Outbox>({
      collection: 'outbox',
      where,
      pagination: false,
      limit: 0,
      sort: 'createdAt',
    })
  ).docs;
}

/** Changes a row without the worker's rules, as passing time or a crash would. */
export async function changeRow(payload: Payload, id: string, data: Partial<Outbox>): Promise<void> {
  await payload.db.updateOne({
    collection: 'outbox',
    options: { atomic: true },
    where: { id: { equals: id } },
    data,
    returning: false,
  });
}

/** Makes every waiting row due. */
export async function makeAllDue(payload: Payload): Promise<void> {
  const dueAt = new Date(Date.now() - 1000).toISOString();
  for (const { id } of await outboxRows(payload, { status: { equals: 'pending' } }))
    await changeRow(payload, id, { dueAt });
}

/** Puts a row into the state that a crashed process leaves, with an expired lease. */
export async function leaveRunning(payload: Payload, id: string): Promise<void> {
  await changeRow(payload, id, { status: 'running', leaseUntil: new Date(Date.now() - 1000).toISOString() });
}

/** Creates a failed email about an order that's out of tries. Returns its row's ID. */
export async function makeFailedEmail(payload: Payload, orderId: string): Promise<string> {
  const key = randomUUID();
  await enqueue(payload, 'mail:order-received', { key, data: { orderId } });
  const [row] = await outboxRows(payload, { key: { equals: key } });
  await changeRow(payload, row?.id ?? '', { status: 'failed', attempts: 40 });
  return row?.id ?? '';
}
