import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError, type Where } from 'payload';
import type { OutboxKind } from '#domain/mail/outbox';
import type { Outbox } from '../../../payload-types';

interface Enqueue {
  payload: Payload;
  kind: OutboxKind;
  /** Identifies event and recipient: a second row with the same key is never stored. */
  key: string;
  /** What the handler needs, ids only: no tokens, no bodies. */
  data: Record<string, string>;
  recipient?: string;
  /** How long it waits before it is done, in ms. */
  delayMs?: number;
}

/** Puts one thing to do into the outbox. Repeating it, from any server, changes nothing. */
export async function enqueue({ payload, kind, key, data, recipient, delayMs = 0 }: Enqueue): Promise<void> {
  try {
    await payload.db.create({
      collection: 'outbox',
      data: {
        id: randomUUID(),
        kind,
        key,
        payload: data,
        recipient: recipient ?? null,
        status: 'pending',
        attempts: 0,
        dueAt: new Date(Date.now() + delayMs).toISOString(),
      },
      returning: false,
    });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const queued = await payload.db.findOne({ collection: 'outbox', where: { key: { equals: key } } });
    if (!queued) throw error;
  }
}

/**
 * Queues what is to be told of a write that comes next: a process killed in between leaves a row that finds nothing of it, and waits
 * or is dropped. A row that was dropped before, because an earlier try came to nothing, goes out after all.
 */
export async function enqueueBefore(event: Enqueue): Promise<void> {
  const { payload, key } = event;
  const where: Where = { and: [{ key: { equals: key } }, { status: { equals: 'dropped' } }] };
  await payload.db.deleteMany({ collection: 'outbox', where });
  await enqueue(event);
}

/** Takes back what was queued under a key, because its event did not happen after all. */
export async function takeBack({ payload, key }: Pick<Enqueue, 'payload' | 'key'>): Promise<void> {
  await payload.db.deleteMany({ collection: 'outbox', where: { key: { equals: key } } });
}

/** An event that is not stored this long after its mails were queued, in ms, never will be. */
const GRACE_MS = 10 * 60 * 1000;

/** What becomes of a row that was queued before its event was stored: it comes again until it has waited long enough. */
export function awaited(row: Outbox): 'later' | 'drop' {
  return Date.now() - new Date(row.createdAt).getTime() > GRACE_MS ? 'drop' : 'later';
}
