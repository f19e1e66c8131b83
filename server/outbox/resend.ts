import type { Payload } from 'payload';
import { MESSAGES } from '#domain/messages';
import { allowed } from '#server/access/allowed';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { wakeOutbox } from './worker';

interface Resend {
  payload: Payload;
  user: Admin;
  /** The outbox row. */
  id: string;
}

/**
 * Sends a mail again that was given up: it starts over with all its tries. Whoever sees the outgoing mail may do this.
 * Throws a ShopError: 'forbidden', 'not-found', or 'conflict' for one that has not failed.
 */
export async function resend({ payload, user, id }: Resend): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'outbox', operation: 'read' });
  const row = { and: [{ id: { equals: id } }, ...rules] };
  const started = await payload.db.updateOne({
    collection: 'outbox',
    options: { atomic: true },
    where: { and: [row, { status: { equals: 'failed' } }] },
    data: { status: 'pending', attempts: 0, dueAt: new Date().toISOString() },
  });
  if (started) return wakeOutbox();
  const exists = await payload.db.findOne({ collection: 'outbox', where: row });
  throw exists
    ? new ShopError('conflict', MESSAGES.mailNotFailed)
    : new ShopError('not-found', MESSAGES.notFound);
}
