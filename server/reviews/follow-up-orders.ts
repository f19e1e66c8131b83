import type { Payload, Where } from 'payload';
import { gloveBackAt, isCareDue, isReviewable, isReviewDue, shippedAt } from '#domain/follow-ups/follow-up';
import { mayGetMessages } from '#domain/messages/message-contract';
import { findCustomer } from '#server/accounts/find-customer';
import { storedHistory } from '#server/orders/present-order';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { ordersByMoment } from '#server/platform/jobs/orders-by-moment';
import type { Tally } from '#server/platform/jobs/run-due-job';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Customer, Order } from '../../payload-types';
import { findReview } from './read-reviews';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Orders older than this many days are skipped. Six months from order to delivery is more than any takes. */
const ORDER_MAX = 180;
const CARE_DAYS = 306;

const isOn = (mark: 'reviewAskedAt' | 'careRemindedAt'): Where[] => [
  { status: { equals: 'shipped' } },
  { [mark]: { exists: false } },
];

/** Asks for a review of each order once, a number of days after the customer got the glove back (rule 37.1). */
export async function askForReviews(payload: Payload, now: Date, did: Tally): Promise<void> {
  const { reviewDays } = await readShopSettings(payload);
  if (reviewDays === 0) return;
  const condition = isOn('reviewAskedAt');
  const from = new Date(now.getTime() - (ORDER_MAX + reviewDays) * DAY_MS);
  for await (const order of ordersByMoment({
    payload,
    where: { and: condition },
    moment: 'createdAt',
    from,
  })) {
    const backAt = gloveBackAt(order.status, storedHistory(order));
    if (!backAt || !isReviewDue(backAt, reviewDays, now) || !isReviewable(order)) continue;
    const customer = await customerOf(payload, order);
    if ((customer && !mayGetMessages(customer)) || (await findReview(payload, order.id))) continue;
    // Queued first. After a crash, the email waits until the order records it.
    await enqueue(payload, 'mail:review-request', {
      key: `${order.id}:review-request`,
      data: { orderId: order.id },
      recipient: order.customerEmail,
    });
    const data = { reviewAskedAt: now.toISOString() };
    if (await changeIf(payload, 'orders', order.id, { condition, data }))
      did('customers asked for a review', 1);
  }
  wakeOutbox(payload);
}

/** Sends care reminders to people on the mailing list, ten months after their last order shipped (rule 37.9). */
export async function remindOfCare(payload: Payload, now: Date, did: Tally): Promise<void> {
  if (!(await readShopSettings(payload)).careReminder) return;
  const condition = isOn('careRemindedAt');
  const from = new Date(now.getTime() - (ORDER_MAX + CARE_DAYS) * DAY_MS);
  for await (const order of ordersByMoment({
    payload,
    where: { and: condition },
    moment: 'createdAt',
    from,
  })) {
    const shipped = shippedAt(order.status, storedHistory(order));
    if (!shipped || !isCareDue(shipped, now) || !isReviewable(order)) continue;
    const customer = await customerOf(payload, order);
    if (!customer || !(await getsCareReminder(payload, order.id, customer))) continue;
    await enqueue(payload, 'mail:care-reminder', {
      key: `${order.id}:care-reminder`,
      data: { orderId: order.id },
      recipient: customer.email,
    });
    const data = { careRemindedAt: now.toISOString() };
    if (await changeIf(payload, 'orders', order.id, { condition, data })) did('care reminders sent', 1);
  }
  wakeOutbox(payload);
}

export async function customerOf(payload: Payload, { customer }: Order): Promise<Customer | null> {
  return customer ? findCustomer(payload, typeof customer === 'string' ? customer : customer.id) : null;
}

/** Whether the customer is on the mailing list, and this is their last order. */
export async function getsCareReminder(
  payload: Payload,
  orderId: string,
  { id, mailingListOptIn }: Customer,
): Promise<boolean> {
  if (!mailingListOptIn) return false;
  const orders: Where = { and: [{ customer: { equals: id } }, { status: { not_equals: 'canceled' } }] };
  const [last] = await findAll(payload, 'orders', orders, ['-createdAt', '-id'], 1);
  return last?.id === orderId;
}
