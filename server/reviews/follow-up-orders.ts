import type { Payload, Where } from 'payload';
import { gloveBackAt, isCareDue, isReviewable, isReviewDue, shippedAt } from '#domain/follow-ups/follow-up';
import { mayGetMessages } from '#domain/messages/message-contract';
import { DAY_MS } from '#domain/wire/durations';
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

/** How many days back we look. From order to delivery, no order takes six months. */
const ORDER_MAX = 180;
const CARE_DAYS = 306;
/** Ten months can have three days less than that, and a day 23 hours. */
const FEWER_DAYS = 4;

/** Asks for a review of each order once, a number of days after the customer got the glove back (rule 37.1). */
export async function askForReviews(payload: Payload, now: Date, tally: Tally): Promise<void> {
  const { reviewDays } = await readShopSettings(payload);
  if (reviewDays === 0) return;
  await followUp(payload, now, tally, {
    mark: 'reviewAskedAt',
    email: 'review-request',
    days: reviewDays,
    counted: 'customers asked for a review',
    recipientOf: async (order) => {
      const backAt = gloveBackAt(order.status, storedHistory(order));
      if (!backAt || !isReviewDue(backAt, reviewDays, now)) return null;
      const customer = await customerOf(payload, order);
      const isLeftAlone = customer && !mayGetMessages(customer);
      return isLeftAlone || (await findReview(payload, order.id)) ? null : order.customerEmail;
    },
  });
}

/** Sends care reminders to people on the mailing list, ten months after their last order shipped (rule 37.9). */
export async function remindOfCare(payload: Payload, now: Date, tally: Tally): Promise<void> {
  if (!(await readShopSettings(payload)).careReminder) return;
  await followUp(payload, now, tally, {
    mark: 'careRemindedAt',
    email: 'care-reminder',
    days: CARE_DAYS,
    counted: 'care reminders sent',
    recipientOf: async (order) => {
      const shipped = shippedAt(order.status, storedHistory(order));
      if (!shipped || !isCareDue(shipped, now)) return null;
      const customer = await customerOf(payload, order);
      return customer && (await getsCareReminder(payload, order.id, customer)) ? customer.email : null;
    },
  });
}

interface FollowUp {
  mark: 'reviewAskedAt' | 'careRemindedAt';
  email: 'review-request' | 'care-reminder';
  /** How many days after the glove is back, or after it was shipped. */
  days: number;
  counted: string;
  /** Returns null if it isn't due, or if the customer doesn't want it. */
  recipientOf: (order: Order) => Promise<string | null>;
}

async function followUp(
  payload: Payload,
  now: Date,
  tally: Tally,
  { mark, email, days, counted, recipientOf }: FollowUp,
): Promise<void> {
  const condition: Where[] = [{ status: { equals: 'shipped' } }, { [mark]: { exists: false } }];
  const daysAgo = (count: number) => new Date(now.getTime() - count * DAY_MS);
  const from = daysAgo(ORDER_MAX + days);
  const isOldEnough = { createdAt: { less_than_equal: daysAgo(days - FEWER_DAYS).toISOString() } };
  const orders = ordersByMoment({
    payload,
    where: { and: [...condition, isOldEnough] },
    moment: 'createdAt',
    from,
  });
  for await (const order of orders) {
    const recipient = isReviewable(order) ? await recipientOf(order) : null;
    if (!recipient) continue;
    const { id } = order;
    // The email is queued first. After a crash, it waits until the order records it.
    await enqueue(payload, `mail:${email}`, { key: `${id}:${email}`, data: { orderId: id }, recipient });
    const data = { [mark]: now.toISOString() };
    if (await changeIf(payload, 'orders', id, { condition, data })) tally(counted, 1);
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
