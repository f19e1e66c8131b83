import { type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { confirmationKeys, isWithPayment, WITH_PAYMENT } from '#domain/email/outbox';
import { unpaidAmount } from '#domain/orders/amount-due';
import { acceptedTotal } from '#domain/orders/extra-work';
import { type LedgerEntry, newPayment } from '#domain/orders/ledger';
import type { PaymentStatus } from '#domain/orders/order-status';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { withProblem } from '#domain/payments/problem-kinds';
import { CURRENCY } from '#domain/wire/money';
import { findOrder, writeOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { log } from '#server/platform/tools/log';
import type { Order, PaymentAttempt } from '../../payload-types';
import { type PaymentOutcome, paymentOf } from './attempts';
import { flagOrder } from './flag-order';
import type { ProviderCapture } from './providers/provider';

interface JudgeCapture {
  payload: Payload;
  orderId: string;
  paypalOrderId: string;
  capture: ProviderCapture;
  attempt: PaymentAttempt | null;
}

/** Records one capture on its order. Safe to repeat. */
export async function judgeCapture(judged: JudgeCapture): Promise<PaymentOutcome> {
  const { payload, orderId, capture, attempt } = judged;
  if (capture.orderId !== orderId) {
    await flagOrder(payload, orderId, PAYMENT_PROBLEM.foreign(capture.id), { attempt });
    return 'problem';
  }
  if (isDeclined(capture)) {
    await markUnpaid(payload, orderId, 'failed');
    return 'failed';
  }
  switch (capture.status) {
    case 'COMPLETED':
      // Money for a deleted order is recorded on its attempt. Without an attempt, it's another shop's money.
      return (await recordCompleted(judged)) ?? (attempt ? 'problem' : 'unknown');
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return recordRefunded(judged);
    case 'PENDING':
      break;
    default:
      log.error({ orderId, status: capture.status }, 'payments: a capture of a status that is not known');
  }
  return recordPending(judged);
}

export function isDeclined({ status }: ProviderCapture): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

async function recordRefunded(judged: JudgeCapture): Promise<PaymentOutcome> {
  const { payload, orderId, capture, attempt } = judged;
  const order = await findOrder(payload, orderId);
  const known = order && paymentOf(order, capture.id);
  if (known?.isCounted) return 'succeeded';
  const outcome = capture.status === 'REFUNDED' ? 'closed' : 'problem';
  if (!order) return attempt ? outcome : 'unknown';
  const problem = PAYMENT_PROBLEM.unrecordedRefund(capture.id);
  if (!known) await flagOrder(payload, orderId, problem, { attempt, uncounted: ledgerEntryOf(judged) });
  return outcome;
}

async function recordPending({ payload, orderId, capture, attempt }: JudgeCapture): Promise<PaymentOutcome> {
  const order = await findOrder(payload, orderId);
  if (!order && !attempt) return 'unknown';
  if (order?.paypalCaptureId && order.paypalCaptureId !== capture.id && unpaidAmount(order) === 0) {
    const problem = PAYMENT_PROBLEM.paidTwice(capture.id, capture.amount);
    await flagOrder(payload, orderId, problem, { attempt });
    return 'problem';
  }
  await markUnpaid(payload, orderId, 'pending');
  return 'pending';
}

/** Sets an unpaid payment status. A paid order stays paid. */
export async function markUnpaid(
  payload: Payload,
  orderId: string,
  paymentStatus: Exclude<PaymentStatus, 'succeeded'>,
): Promise<void> {
  await changeIf(payload, 'orders', orderId, {
    condition: [
      { paypalCaptureId: { exists: false } },
      { paymentStatus: { in: paymentStatus === 'failed' ? ['pending'] : ['failed'] } },
    ],
    data: { paymentStatus },
    by: { role: 'provider' },
  });
}

async function recordCompleted(completed: JudgeCapture): Promise<'succeeded' | 'problem' | null> {
  const { payload, orderId, capture, attempt } = completed;
  const written = await writeUnlessTaken(completed);
  if (!written) return null;
  const { order, verdict } = written;
  if (verdict.problem) {
    const { problem, uncounted } = verdict.problem;
    await flagOrder(payload, orderId, problem, { attempt, uncounted });
  }
  if (verdict.outcome === 'problem') return 'problem';
  // If the attempt has succeeded, they were queued before, and their rows may have been removed (rule 14.4).
  if (order.status !== 'canceled' && attempt?.status !== 'succeeded')
    await queuePaymentReceived(payload, order, capture.id);
  return 'succeeded';
}

interface Judged {
  outcome: 'succeeded' | 'problem';
  problem?: { problem: string; uncounted?: LedgerEntry | null };
  write?: { data: Partial<Order> };
}

async function writeUnlessTaken(completed: JudgeCapture): Promise<{ order: Order; verdict: Judged } | null> {
  const { payload, orderId, capture } = completed;
  const by = { role: 'provider' } as const;
  try {
    return await writeOrder(payload, orderId, by, (order) => judge(order, completed));
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // This capture already paid another order.
    const foreign = { problem: PAYMENT_PROBLEM.foreign(capture.id) };
    const order = await findOrder(payload, orderId);
    return order && { order, verdict: { outcome: 'problem', problem: foreign } };
  }
}

function judge(order: Order, completed: JudgeCapture): Judged {
  const { capture, paypalOrderId } = completed;
  const known = paymentOf(order, capture.id);
  if (known) return { outcome: known.isCounted ? 'succeeded' : 'problem' };
  const entry = ledgerEntryOf(completed);
  const unpaid = unpaidAmount(order);
  if (!entry || !isMatching(order, entry, completed.attempt)) {
    const problem = mismatchProblem(capture, { total: order.total ?? 0, unpaid });
    return { outcome: 'problem', problem: { problem, uncounted: entry } };
  }
  // Any later capture is recorded only in the ledger.
  const first = order.paypalCaptureId ? {} : { paypalOrderId, paypalCaptureId: capture.id };
  const data = { ...first, movements: [entry], ...statusWhenPaid(order, capture) };
  return { outcome: 'succeeded', write: { data } };
}

/** Extra work may be accepted while the customer pays. The amount we asked for still counts. */
function isMatching(order: Order, { amount }: LedgerEntry, attempt: PaymentAttempt | null): boolean {
  const unpaid = unpaidAmount(order);
  if (unpaid === 0 || amount === unpaid) return unpaid > 0;
  const left = unpaid - amount;
  return amount === attempt?.amount && left > 0 && left <= acceptedTotal(order.extraWork);
}

function mismatchProblem({ id, amount }: ProviderCapture, due: { total: number; unpaid: number }): string {
  if (due.unpaid === 0) return PAYMENT_PROBLEM.paidTwice(id, amount);
  return PAYMENT_PROBLEM.wrongAmount(id, amount, due);
}

function statusWhenPaid(order: Order, { id, amount }: ProviderCapture): Partial<Order> {
  // Money reopens an order that the shop closed as unpaid (rule 15.9).
  const reopens = order.status === 'canceled' && order.closedUnpaid;
  if (reopens || order.status === 'pending_payment') return { status: 'not_received' };
  if (order.status !== 'canceled') return { status: order.status };
  const paymentProblem = withProblem(order.paymentProblem, PAYMENT_PROBLEM.canceled(id, amount));
  return paymentProblem === null ? {} : { paymentProblem };
}

const paymentId = (captureId: string) => `payment:${captureId}`;

function ledgerEntryOf({ paypalOrderId, capture: { id, amount, fee } }: JudgeCapture): LedgerEntry | null {
  if (amount.currency !== CURRENCY || !amount.cents) return null;
  const at = new Date().toISOString();
  const of = { captureId: id, providerId: paypalOrderId, fee };
  return newPayment({ id: paymentId(id), at, amount: amount.cents, ...of });
}

/** Queues the emails once per payment. This happens before the attempt succeeds, so they're queued again after a crash. */
export async function queuePaymentReceived(
  payload: Payload,
  { id: orderId, customerEmail: recipient, paypalCaptureId }: Order,
  captureId: string,
): Promise<void> {
  const isFirst = paypalCaptureId === captureId;
  if (isFirst && (await isInConfirmation(payload, orderId))) return;
  const [data, which] = [{ orderId, paymentId: paymentId(captureId) }, isFirst ? '' : `:${captureId}`];
  const key = `${orderId}:payment-received${which}`;
  await enqueue(payload, 'mail:payment-received', { key, data, recipient });
  await enqueue(payload, 'order-paid', { key: `${orderId}:paid${which}`, data });
  wakeOutbox(payload);
}

/** Whether the order's confirmation email waited for this payment, and so confirms it too (rule 15.9). */
async function isInConfirmation(payload: Payload, orderId: string): Promise<boolean> {
  const key = { key: { equals: confirmationKeys(orderId).event } };
  const row = await findOne(payload, 'outbox', key);
  if (!row) return false;
  const data = z.record(z.string(), z.string()).parse(row.payload);
  if (isWithPayment(data)) return true;
  const advanced = await changeIf(payload, 'outbox', row.id, {
    condition: [{ status: { equals: 'pending' } }, { attempts: { equals: 0 } }],
    data: { dueAt: new Date().toISOString(), payload: { ...data, ...WITH_PAYMENT } },
  });
  if (advanced) wakeOutbox(payload);
  return advanced !== null;
}
