import type { Payload } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import { storedMoney } from '#domain/orders/amount-due';
import { ledgerOf } from '#domain/orders/ledger';
import { followUpSince, LAST_REMINDER, type UnpaidStep, unpaidStep } from '#domain/orders/unpaid-life';
import { tookMoney } from '#domain/payments/payment';
import { changeIf, fieldIs } from '#server/platform/database/change-if';
import { ordersByMoment } from '#server/platform/jobs/orders-by-moment';
import type { Tally } from '#server/platform/jobs/run-due-job';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findOrder, findOrderByKey } from '../orders/find-order';
import { findAttempts, moveAttempt } from './attempts';
import { flagOrderGone } from './flag-order';

/** Sends reminders for unpaid orders or closes them, by age (rule 15.9). */
export async function followUnpaid(payload: Payload, now: Date, tally: Tally): Promise<void> {
  const settings = await readShopSettings(payload);
  const where = { status: { equals: 'pending_payment' }, total: { greater_than: 0 } };
  const from = followUpSince(settings, now);
  for await (const order of ordersByMoment({ payload, where, moment: 'createdAt', from })) {
    const step = unpaidStep(order, settings, now);
    if (step && (await take(payload, order, step, now))) tally(COUNTED_AS[step], 1);
  }
  wakeOutbox(payload);
}

const COUNTED_AS = {
  remind: 'customers sent a payment reminder',
  'remind-last': 'customers sent a last payment reminder',
  close: 'unpaid orders closed',
} as const satisfies Record<UnpaidStep, string>;

async function take(payload: Payload, order: Order, step: UnpaidStep, now: Date): Promise<boolean> {
  const attempts = await findAttempts(payload, order.id);
  if (attempts.some(({ status }) => status === 'pending' || tookMoney(status))) return false;
  const condition = [
    { status: { equals: 'pending_payment' } },
    { paymentStatus: { not_equals: 'succeeded' } },
    { paypalCaptureId: { exists: false } },
    fieldIs('reminders', order.reminders),
  ];
  if (step === 'close') {
    // Whether to cancel a partly paid order is up to the owner.
    if (storedMoney(order).amountPaid > 0) return false;
    const asPaid = [...condition, fieldIs('amountPaid', order.amountPaid)];
    const data = { status: 'canceled', closedUnpaid: true } as const;
    return (await changeIf(payload, 'orders', order.id, { condition: asPaid, data })) !== null;
  }
  const isLast = step === 'remind-last';
  // The email is queued first. After a crash, it waits until the order has recorded it.
  await enqueue(payload, isLast ? 'mail:last-reminder' : 'mail:reminder', {
    key: `${order.id}:${step}`,
    data: { orderId: order.id },
    recipient: order.customerEmail,
  });
  const text = isLast ? 'Last payment reminder sent' : 'Payment reminder sent';
  const history = [{ kind: 'reminder', actor: { role: 'shop' }, text }];
  const reminders = isLast ? LAST_REMINDER : 1;
  const data = { reminders, remindedAt: now.toISOString(), story: history };
  return (await changeIf(payload, 'orders', order.id, { condition, data })) !== null;
}

/** Cancels an unpaid order that its customer changed in the order form, without an email. Safe to repeat. */
export async function replaceUnpaid(payload: Payload, formerKey: string, orderId: string): Promise<void> {
  const former = await findOrderByKey(payload, formerKey);
  if (!former || former.id === orderId || former.status !== 'pending_payment') return;
  const attempts = await findAttempts(payload, former.id);
  if (attempts.some(({ status }) => status === 'pending' || tookMoney(status))) return;
  // From here on no capture can start, and one that's in progress is reported.
  for (const attempt of attempts) await moveAttempt(payload, attempt, 'replaced');
  await changeIf(payload, 'orders', former.id, {
    condition: [
      { status: { equals: 'pending_payment' } },
      { paymentStatus: { not_equals: 'succeeded' } },
      { paypalCaptureId: { exists: false } },
    ],
    data: { status: 'canceled' },
    except: ['queue-news'],
  });
}

const heldMoney = (order: Order | null, attempts: readonly PaymentAttempt[]): boolean =>
  Boolean(order?.paypalCaptureId) ||
  (order !== null && ledgerOf(order).length > 0) ||
  attempts.some(({ status, paypalCaptureId, captured }) => tookMoney(status) || paypalCaptureId || captured);

/** Why an order can't be deleted (rule 18.9), or null. */
export async function judgeOrderDeletion(payload: Payload, orderId: string): Promise<FailureCode | null> {
  const order = await findOrder(payload, orderId);
  const attempts = await findAttempts(payload, orderId);
  if (attempts.some(({ status }) => status === 'pending')) return 'DELETE_PENDING_PAYMENT';
  if (heldMoney(order, attempts)) return 'DELETE_PAID';
  return order?.paymentProblem ? 'DELETE_PAYMENT_PROBLEM' : null;
}

export async function endAttempts(payload: Payload, orderId: string): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId)) await moveAttempt(payload, attempt, 'replaced');
}

/** Reports money that arrived while its order was being deleted. */
export async function flagLostMoney(payload: Payload, orderId: string): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId))
    if (tookMoney(attempt.status)) await flagOrderGone(payload, attempt);
}
