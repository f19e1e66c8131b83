import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { enqueue } from '#server/platform/outbox/enqueue';
import type { Outbox } from '../../payload-types';
import { setRow } from './set-row';

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

/** Makes every waiting row due. */
export async function makeAllDue(payload: Payload): Promise<void> {
  const dueAt = new Date(Date.now() - 1000).toISOString();
  for (const { id } of await outboxRows(payload, { status: { equals: 'pending' } }))
    await setRow(payload, 'outbox', id, { dueAt });
}

/** Whether the work delays this row by that many seconds, not counting the time the work takes. */
export async function putsOff(
  work: () => Promise<unknown>,
  rowAfter: () => Promise<Outbox>,
  seconds: number,
): Promise<boolean> {
  const earliest = Date.now() + seconds * 1000;
  await work();
  const latest = Date.now() + seconds * 1000;
  const dueAt = Date.parse((await rowAfter()).dueAt);
  return earliest <= dueAt && dueAt <= latest;
}

/** Puts a row into the state that a crashed process leaves, with an expired lease. */
export async function leaveRunning(payload: Payload, id: string): Promise<void> {
  await setRow(payload, 'outbox', id, {
    status: 'running',
    leaseUntil: new Date(Date.now() - 1000).toISOString(),
  });
}

/** Creates a failed email about an order that's out of tries. Returns its row's ID. */
export async function makeFailedEmail(payload: Payload, orderId: string): Promise<string> {
  const key = randomUUID();
  await enqueue(payload, 'mail:order-received', { key, data: { orderId } });
  const [row] = await outboxRows(payload, { key: { equals: key } });
  await setRow(payload, 'outbox', row?.id ?? '', { status: 'failed', attempts: 40 });
  return row?.id ?? '';
}
