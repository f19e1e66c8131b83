import { randomUUID } from 'node:crypto';
import { BY_OWNER, ENTERED_BY_OWNER, isMailedStatus } from '#domain/mail/outbox';
import { type OrderStatus, orderNews } from '#domain/orders/order-status';
import type { Rule } from '#server/database/rule';
import { enqueue, forgetDropped } from '#server/outbox/enqueue';
import type { Order } from '../../payload-types';

/** A change that is taken back within this time, in ms, is a slip of the hand, and nobody is mailed. */
const SLIP_MS = 60_000;

/**
 * A new status or tracking number is news to the customer; what an order starts with is not. Queued before the change is
 * stored, with a mark that is stored in the same write: an event whose mark the order does not carry is dropped. So a process
 * killed in between mails nothing, of several changes at once the one that lasts is mailed, and none is mailed twice.
 */
export const tellNews: Rule<'orders'> = {
  name: 'tell-news',
  of: ['status', 'trackingNumber'],
  reads: ['status', 'trackingNumber'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) {
      const { status, trackingNumber } = changes;
      return status ? { toldNews: orderNews({ status, trackingNumber }) } : {};
    }
    const { status = stored.status, trackingNumber = stored.trackingNumber } = changes;
    if (orderNews(stored) === orderNews({ status, trackingNumber })) return {};
    // From waiting for a payment to waiting for the glove, say: no mail is about either.
    if (!isMailedStatus(stored.status) && !isMailedStatus(status)) return {};
    const statusChange = randomUUID();
    await enqueue({
      payload,
      kind: 'order-status',
      key: `${stored.id}:status:${statusChange}`,
      data: { orderId: stored.id, statusChange },
      delayMs: SLIP_MS,
    });
    return { statusChange };
  },
};

/** What these orders could be confirmed as is over. */
const OVER: readonly OrderStatus[] = ['shipped', 'canceled'];

/**
 * An order that the owner enters is confirmed by mail, and again when it gets another e-mail; once for each e-mail of an order.
 * Queued before the order is stored: a process killed in between leaves an event that finds no such order and is dropped.
 */
export const confirmOrder: Rule<'orders'> = {
  name: 'confirm-order',
  of: ['customerEmail'],
  reads: ['customerEmail', 'status'],
  before: async ({ payload, stored, changes, byOwner }) => {
    const { id: orderId, status, customerEmail } = { ...stored, ...changes };
    if (!byOwner || !orderId || !status || OVER.includes(status)) return {};
    if (stored && !isNewEmail(stored, customerEmail)) return {};
    const event = `${orderId}:order-received`;
    const email = stored ? customerEmail : undefined;
    const key = email ? `${event}:${email}` : event;
    await forgetDropped(payload, key);
    await enqueue({
      payload,
      kind: 'order-received',
      key,
      data: { orderId, ...BY_OWNER, ...(email ? { email } : ENTERED_BY_OWNER) },
    });
    return {};
  },
};

/** Whether an e-mail is another one than the order had; upper and lower case are the same. */
export function isNewEmail(
  stored: Pick<Order, 'customerEmail'> | null,
  customerEmail: string | undefined,
): customerEmail is string {
  if (customerEmail === undefined) return false;
  return customerEmail.toLowerCase() !== stored?.customerEmail.toLowerCase();
}
