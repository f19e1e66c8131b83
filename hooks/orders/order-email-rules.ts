import { randomUUID } from 'node:crypto';
import { BY_OWNER, confirmationKeys, ENTERED_BY_OWNER } from '#domain/email/outbox';
import { isEmailedStatus, isOver, orderNews } from '#domain/orders/order-status';
import type { Rule } from '#server/platform/database/rule';
import { enqueue, enqueueBefore } from '#server/platform/outbox/enqueue';
import type { Order } from '../../payload-types';

/** How long a change may be a mistake, in ms. If it's undone by then, no email goes out. */
const SLIP_MS = 60_000;

/** Queues the email before the change, which stores its mark. An email without its mark is dropped. */
export const queueNews: Rule<'orders'> = {
  name: 'queue-news',
  of: ['status', 'trackingNumber'],
  reads: ['status', 'trackingNumber'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) {
      const { status, trackingNumber } = changes;
      return status ? { toldNews: orderNews({ status, trackingNumber }) } : {};
    }
    const { status = stored.status, trackingNumber = stored.trackingNumber } = changes;
    if (orderNews(stored) === orderNews({ status, trackingNumber })) return {};
    // Neither status has an email, for example from Pending Payment to Not Received.
    if (!isEmailedStatus(stored.status) && !isEmailedStatus(status)) return {};
    const statusChange = randomUUID();
    await enqueue(payload, 'order-status', {
      key: `${stored.id}:status:${statusChange}`,
      data: { orderId: stored.id, statusChange },
      delayMs: SLIP_MS,
    });
    return { statusChange };
  },
};

/** Confirms an order the owner enters, once per address. If a crash loses the order, the email is dropped. */
export const confirmOrder: Rule<'orders'> = {
  name: 'confirm-order',
  of: ['customerEmail'],
  reads: ['customerEmail', 'status'],
  before: async ({ payload, stored, changes, byOwner }) => {
    const { id: orderId, status, customerEmail } = { ...stored, ...changes };
    if (!byOwner || !orderId || !status || isOver(status)) return {};
    if (stored && !isNewEmail(stored, customerEmail)) return {};
    const { event } = confirmationKeys(orderId);
    const email = stored ? customerEmail : undefined;
    await enqueueBefore(payload, 'order-received', {
      key: email ? `${event}:${email}` : event,
      data: { orderId, ...BY_OWNER, ...(email ? { email } : ENTERED_BY_OWNER) },
    });
    return {};
  },
};

/** Whether an email differs from the order's, ignoring case. */
export function isNewEmail(
  stored: Pick<Order, 'customerEmail'> | null,
  customerEmail: string | undefined,
): customerEmail is string {
  if (customerEmail === undefined) return false;
  return customerEmail.toLowerCase() !== stored?.customerEmail.toLowerCase();
}
