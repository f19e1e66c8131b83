import type { Payload } from 'payload';
import type { OrderStatus } from '#domain/order-status';
import { BY_OWNER, ENTERED_BY_OWNER } from '#domain/outbox';
import { enqueue, forgetDropped } from '#server/outbox/enqueue';

/** What these orders could be confirmed as is over. */
const OVER: readonly OrderStatus[] = ['shipped', 'canceled'];

interface QueueConfirmation {
  payload: Payload;
  orderId: string;
  status: string;
  /** The e-mail that a stored order gets; none for a new order. */
  newEmail?: string;
}

/**
 * Queues the mail that tells a customer of an order which the owner entered, or which has got another e-mail; once for each
 * e-mail of an order. Called before the order is stored: a process killed in between leaves an event that finds no such
 * order and is dropped.
 */
export async function queueConfirmation({
  payload,
  orderId,
  status,
  newEmail,
}: QueueConfirmation): Promise<void> {
  if (OVER.some((over) => over === status)) return;
  const event = `${orderId}:order-received`;
  const key = newEmail ? `${event}:${newEmail}` : event;
  await forgetDropped(payload, key);
  await enqueue({
    payload,
    kind: 'order-received',
    key,
    data: { orderId, ...BY_OWNER, ...(newEmail ? { email: newEmail } : ENTERED_BY_OWNER) },
  });
}
