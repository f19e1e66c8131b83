import type { Payload } from 'payload';
import { pendingRefunds } from '#domain/orders/refunds';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { CURRENCY } from '#domain/wire/money';
import { changeIf } from '#server/database/change-if';
import type { Job } from '#server/jobs/run-due-job';
import { findOrder } from '#server/orders/find-order';
import type { Order } from '../../payload-types';
import { askRefunds } from './ask-refund';
import { flagOrder } from './flag-order';
import { nextRefundCheck, RECHECK_MS } from './next-check';
import type { Paying } from './providers/provider';
import { type PaymentProvider, ProviderError } from './providers/provider';

/** Orders that one run asks for; the rest wait for the next run. */
const A_RUN = 50;
/** After this many orders in a row without an answer the provider is taken to be down. */
const AWAY_MAX = 3;
/** A refund that the provider has not ended after this long, in ms, is told to the owner. */
const LONG_MS = 30 * 24 * 60 * 60 * 1000;

/** The job that follows refunds which are with the provider to their end, those that waited longest first (rule 16.6). */
export function followRefunds(payload: Payload, provider: PaymentProvider): Job {
  const run = async () => {
    const { docs } = await payload.db.find<Order>({
      collection: 'orders',
      where: { refundCheckAt: { less_than_equal: new Date().toISOString() } },
      sort: 'refundCheckAt',
      limit: A_RUN,
      pagination: false,
    });
    let away = 0;
    for (const order of docs) {
      away = (await isAnswered({ payload, provider, order })) ? 0 : away + 1;
      if (away === AWAY_MAX) throw new Error('the payment provider does not answer');
    }
  };
  return { name: 'follow-refunds', everyMs: RECHECK_MS, run };
}

/** False when the provider did not answer; then it is asked again like any other. */
async function isAnswered({ payload, provider, order }: Paying & { order: Order }): Promise<boolean> {
  const { id, refundCheckAt } = order;
  const since = Math.min(...pendingRefunds(order).map(({ at }) => new Date(at).getTime()));
  // Put off first, so that one refund that cannot be asked for never keeps the others waiting.
  await changeIf({
    payload,
    collection: 'orders',
    id,
    condition: [{ refundCheckAt: { equals: refundCheckAt } }],
    data: { refundCheckAt: nextRefundCheck(Date.now() - since) },
  });
  try {
    await askRefunds({ payload, provider, orderId: id });
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.problem !== 'away';
  } finally {
    await tellLong(payload, id);
  }
}

/** Tells of what the provider has not ended after weeks, and goes on following it. */
async function tellLong(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId);
  for (const { at, captureId, amount } of order ? pendingRefunds(order) : []) {
    if (Date.now() - new Date(at).getTime() < LONG_MS) continue;
    const money = { cents: amount, currency: CURRENCY };
    await flagOrder({ payload, orderId, problem: PAYMENT_PROBLEM.refundUnanswered(captureId ?? '', money) });
  }
}
