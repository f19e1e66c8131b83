import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { orderNews } from '#domain/order-news';
import { enqueue } from '#server/outbox/enqueue';
import type { Order } from '../../payload-types';

/** A change that is taken back within this time, in ms, is a slip of the hand, and nobody is mailed. */
const SLIP_MS = 60_000;

interface QueueOrderNews {
  payload: Payload;
  stored: Order;
  /** What is about to be written; a field that is left out stays as it is. */
  changes: Pick<Partial<Order>, 'status' | 'trackingNumber'>;
}

/**
 * Queues what a customer is told of a change, before the change is stored, and returns the mark to store with it in the
 * same write. An event whose mark the order does not carry is dropped: so a process killed in between mails nothing, of
 * several changes at once the one that lasts is mailed, and none is mailed twice.
 */
export async function queueOrderNews({
  payload,
  stored,
  changes: { status = stored.status, trackingNumber = stored.trackingNumber },
}: QueueOrderNews): Promise<Pick<Order, 'statusChange'>> {
  if (orderNews(stored) === orderNews({ status, trackingNumber })) return {};
  const statusChange = randomUUID();
  await enqueue({
    payload,
    kind: 'order-status',
    key: `${stored.id}:status:${statusChange}`,
    data: { orderId: stored.id, statusChange },
    delayMs: SLIP_MS,
  });
  return { statusChange };
}
