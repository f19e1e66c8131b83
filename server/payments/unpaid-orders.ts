import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import { followedSince, LAST_REMINDER, type UnpaidStep, unpaidStep } from '#domain/orders/unpaid-life';
import { tookMoney } from '#domain/payments/payment';
import { changeIf, fieldIs } from '#server/database/change-if';
import { ordersByMoment } from '#server/jobs/orders-by-moment';
import type { Job, Tally } from '#server/jobs/run-due-job';
import { enqueue } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { findAttempts } from './attempts';

const EVERY_MS = 5 * 60 * 1000;

/** The job that reminds of orders nobody has paid and closes them at last (rule 15.9), each step once with any number of servers. */
export function unpaidOrders(payload: Payload): Job {
  return {
    name: 'unpaid-orders',
    everyMs: EVERY_MS,
    run: (did) => followUnpaid({ payload, now: new Date(), did }),
  };
}

interface FollowUnpaid {
  payload: Payload;
  /** The moment to judge from. */
  now: Date;
  did: Tally;
}

/** Reminds of the orders that nobody has paid, and closes them at last, each as its age asks for at `now` (rule 15.9). */
export async function followUnpaid({ payload, now, did }: FollowUnpaid): Promise<void> {
  const settings = await readShopSettings(payload);
  const where = { status: { equals: 'pending_payment' }, total: { greater_than: 0 } };
  const from = followedSince(settings, now);
  for await (const order of ordersByMoment({ payload, where, moment: 'createdAt', from })) {
    const step = unpaidStep(order, settings, now);
    if (step && (await take({ payload, order, step, now }))) did(DID[step], 1);
  }
  wakeOutbox(payload);
}

const DID = {
  remind: 'customers reminded to pay',
  'remind-last': 'customers reminded to pay for the last time',
  close: 'orders closed that nobody paid',
} as const satisfies Record<UnpaidStep, string>;

interface Take {
  payload: Payload;
  order: Order;
  step: UnpaidStep;
  now: Date;
}

/** False where something came in between, such as the payment. */
async function take({ payload, order, step, now }: Take): Promise<boolean> {
  const attempts = await findAttempts(payload, order.id);
  // The provider is still checking, or has the money: no time to remind or to close.
  if (attempts.some(({ status }) => status === 'pending' || tookMoney(status))) return false;
  const condition = [
    { status: { equals: 'pending_payment' } },
    { paymentStatus: { not_equals: 'succeeded' } },
    { paypalCaptureId: { exists: false } },
    fieldIs('reminders', order.reminders),
  ];
  const onOrder = { payload, collection: 'orders', id: order.id, condition } as const;
  if (step === 'close') {
    // What is paid in part waits for its owner's decision.
    if (keptMoney(order).amountPaid > 0) return false;
    const asPaid = [...condition, fieldIs('amountPaid', order.amountPaid)];
    const data = { status: 'canceled', closedUnpaid: true } as const;
    return (await changeIf({ ...onOrder, condition: asPaid, data })) !== null;
  }
  const isLast = step === 'remind-last';
  // Before the order says so: killed in between, the mail finds an order that does not know of it, and waits.
  await enqueue({
    payload,
    kind: isLast ? 'mail:last-reminder' : 'mail:reminder',
    key: `${order.id}:${step}`,
    data: { orderId: order.id },
    recipient: order.customerEmail,
  });
  const text = isLast ? 'Reminded of the payment for the last time' : 'Reminded of the payment';
  const story = [{ kind: 'reminder', actor: { role: 'shop' }, text }];
  const reminders = isLast ? LAST_REMINDER : 1;
  const data = { reminders, remindedAt: now.toISOString(), story };
  return (await changeIf({ ...onOrder, data })) !== null;
}
