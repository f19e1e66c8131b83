import type { Payload, Where } from 'payload';
import { storedMoney } from '#domain/orders/amount-due';
import { pendingRefunds } from '#domain/orders/refunds';
import { ATTEMPT_STATUSES, tookMoney } from '#domain/payments/payment';
import { PAYMENT_PROBLEM, problemsOfChange } from '#domain/payments/payment-problem';
import { fromNow } from '#domain/wire/durations';
import { CURRENCY } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { askInTurn, findDue } from '#server/platform/jobs/ask-in-turn';
import type { Job } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import type { Order, PaymentAttempt } from '../../payload-types';
import { moveAttempt, nextCheck, nextRefundCheck, paymentOf, RECHECK_MS } from './attempts';
import { captureAttempt } from './capture-attempt';
import { flagOrder, flagOrderGone } from './flag-order';
import { type Paying, type PaymentProvider, ProviderError } from './providers/provider';
import { refreshAttempt } from './record-captures';
import { askRefunds } from './record-refund';

const PAID = ATTEMPT_STATUSES.filter(tookMoney);

/** Returns the payments to check, unfinished ones first: they hold up an order, and the others only watch for refunds. */
export async function findDuePayments(
  payload: Payload,
): Promise<Record<'unfinished' | 'paid', PaymentAttempt[]>> {
  const due = (status: Where[string]) => findDue(payload, 'payment-attempts', 'checkAt', { status });
  return { unfinished: await due({ not_in: PAID }), paid: await due({ in: PAID }) };
}

/** The job that checks unsettled payments, captures approved ones, and finds refunds (rule 16.7). */
export function recheckPayments(payload: Payload, provider: PaymentProvider): Job {
  const run = async () => {
    const { unfinished, paid } = await findDuePayments(payload);
    await askInTurn('the payment provider', [...unfinished, ...paid], (attempt) =>
      isAnswered({ payload, provider, attempt }),
    );
  };
  return { name: 'recheck-payments', everyMs: RECHECK_MS, run };
}

interface Recheck extends Paying {
  attempt: PaymentAttempt;
}

async function isAnswered({ payload, provider, attempt }: Recheck): Promise<boolean> {
  const { status, createdAt } = attempt;
  const next = nextCheck(status, Date.now() - new Date(createdAt).getTime());
  const condition = [{ status: { equals: status } }];
  const checkAt = (moment: string | null) =>
    changeIf(payload, 'payment-attempts', attempt.id, { condition, data: { checkAt: moment } });
  // The next check is scheduled first, so one failing payment never blocks the others.
  const soon = fromNow(RECHECK_MS);
  await checkAt(next ?? soon);
  try {
    await recheck({ payload, provider, attempt });
  } catch (error) {
    log.warn({ err: error, orderId: attempt.orderId }, 'payments: could not be checked');
    return !(error instanceof ProviderError && error.problem === 'away');
  }
  if (status === 'open' && !next)
    await moveAttempt(payload, attempt, 'closed', { from: ['open'], data: { checkAt: null } });
  else if (!next) await checkAt(null);
  return true;
}

async function recheck({ payload, provider, attempt }: Recheck): Promise<void> {
  const { paypalOrderId } = attempt;
  // No browser got its ID, so nobody can have paid it.
  if (!paypalOrderId) return;
  if (attempt.status === 'succeeded') await restorePaid(payload, attempt);
  const { outcome, isApproved } = await refreshAttempt({ payload, provider }, paypalOrderId);
  if (outcome !== 'open' || !isApproved || attempt.wasDeclined) return;
  const order = await findOrder(payload, attempt.orderId);
  if (!order || storedMoney(order).amountDue !== attempt.amount) return;
  await captureAttempt({ payload, provider }, attempt, paypalOrderId);
}

/** Restores a payment that a save of the order form overwrote. Reports a paid order that was canceled or repriced. */
async function restorePaid(payload: Payload, attempt: PaymentAttempt): Promise<boolean> {
  const order = await findOrder(payload, attempt.orderId);
  if (!order) {
    await flagOrderGone(payload, attempt);
    return true;
  }
  if (!attempt.paypalCaptureId || !paymentOf(order, attempt.paypalCaptureId)) return false;
  if (order.paymentStatus !== 'pending') return true;
  const asPaid = {
    ...order,
    status: 'not_received',
    paymentStatus: 'succeeded',
    total: attempt.amount,
  } as const;
  const { status, total } = order;
  for (const problem of problemsOfChange(asPaid, { status, total }))
    await flagOrder(payload, order.id, problem, { attempt });
  await changeIf(payload, 'orders', order.id, {
    condition: [{ paymentStatus: { equals: 'pending' } }, { status: { equals: order.status } }],
    data: {
      paymentStatus: 'succeeded',
      status: order.status === 'pending_payment' ? 'not_received' : order.status,
      paypalCaptureId: order.paypalCaptureId ?? attempt.paypalCaptureId,
    },
  });
  return true;
}

/** After this long, in ms, a pending refund is reported to the owner. */
const LONG_MS = 30 * 24 * 60 * 60 * 1000;

/** The job that checks pending refunds until they end (rule 16.6). */
export function followRefunds(payload: Payload, provider: PaymentProvider): Job {
  const run = async () => {
    const due = await findDue(payload, 'orders', 'refundCheckAt');
    await askInTurn('the payment provider', due, (order) => areRefundsAnswered({ payload, provider, order }));
  };
  return { name: 'follow-refunds', everyMs: RECHECK_MS, run };
}

async function areRefundsAnswered({ payload, provider, order }: Paying & { order: Order }): Promise<boolean> {
  const { id, refundCheckAt } = order;
  const since = Math.min(...pendingRefunds(order).map(({ at }) => new Date(at).getTime()));
  // The next check is scheduled first, so one failing refund never blocks the others.
  await changeIf(payload, 'orders', id, {
    condition: [{ refundCheckAt: { equals: refundCheckAt } }],
    data: { refundCheckAt: nextRefundCheck(Date.now() - since) },
  });
  try {
    await askRefunds({ payload, provider }, id);
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return error.problem !== 'away';
  } finally {
    await flagSlowRefund(payload, id);
  }
}

async function flagSlowRefund(payload: Payload, orderId: string): Promise<void> {
  const order = await findOrder(payload, orderId);
  for (const { at, captureId, amount } of order ? pendingRefunds(order) : []) {
    if (Date.now() - new Date(at).getTime() < LONG_MS) continue;
    const money = { cents: amount, currency: CURRENCY };
    await flagOrder(payload, orderId, PAYMENT_PROBLEM.refundUnanswered(captureId ?? '', money));
  }
}
