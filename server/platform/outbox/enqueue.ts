import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import type { OutboxKind } from '#domain/email/outbox';
import { fromNow } from '#domain/wire/durations';
import { storeUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { Outbox } from '../../../payload-types';

interface Queued {
  /** Identifies the row. A second row with the same key is never stored. */
  key: string;
  /** Only IDs, never tokens or texts. */
  data: Record<string, string>;
  recipient?: string;
  delayMs?: number;
}

export async function enqueue(
  payload: Payload,
  kind: OutboxKind,
  { key, data, recipient, delayMs = 0 }: Queued,
): Promise<void> {
  const isNew = await storeUnlessTaken(payload, 'outbox', {
    id: randomUUID(),
    kind,
    key,
    payload: data,
    recipient: recipient ?? null,
    status: 'pending',
    attempts: 0,
    dueAt: fromNow(delayMs),
  });
  if (!isNew && !(await findOne(payload, 'outbox', { key: { equals: key } })))
    throw new Error(`${key} could not be queued`);
}

/** Queues a row before the write it's about. If a crash loses the write, the row is dropped. */
export async function enqueueBefore(payload: Payload, kind: OutboxKind, event: Queued): Promise<void> {
  const where: Where = { and: [{ key: { equals: event.key } }, { status: { equals: 'dropped' } }] };
  await payload.db.deleteMany({ collection: 'outbox', where });
  await enqueue(payload, kind, event);
}

export async function removeQueued(payload: Payload, key: string): Promise<void> {
  await payload.db.deleteMany({ collection: 'outbox', where: { key: { equals: key } } });
}

/** Matches outbox keys with this start. "~" sorts after every character in a key. */
export function keysUnder(start: string): Where[] {
  return [{ key: { greater_than: start } }, { key: { less_than: `${start}~` } }];
}

/** How long a row waits for its event, in ms. An event that isn't stored by then never will be. */
const GRACE_MS = 10 * 60 * 1000;

/** Decides whether a row without its event keeps waiting or is dropped. */
export function waitOrDrop(row: Outbox): 'later' | 'drop' {
  return Date.now() - new Date(row.createdAt).getTime() > GRACE_MS ? 'drop' : 'later';
}
