import type { Payload } from 'payload';
import { unpaidAmount } from '#domain/orders/amount-due';
import type { PaymentStatus } from '#domain/orders/order-status';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { changeIf } from '#server/database/change-if';
import { findOrder } from '#server/orders/find-order';
import { log } from '#server/tools/log';
import type { PaymentAttempt } from '../../payload-types';
import { flagOrder } from './flag-order';
import type { ProviderCapture } from './providers/provider';
import { movementOf, recordCompleted } from './record-completed';
import { type PaymentOutcome, paymentOf } from './refusals';

interface JudgeCapture {
  payload: Payload;
  orderId: string;
  paypalOrderId: string;
  capture: ProviderCapture;
  attempt: PaymentAttempt | null;
}

/** Records one capture on its order; its status decides. Repeating it changes nothing. */
export async function judgeCapture(judged: JudgeCapture): Promise<PaymentOutcome> {
  const { payload, orderId, capture, attempt } = judged;
  if (capture.orderId !== orderId) {
    await flagOrder({ payload, orderId, attempt, problem: PAYMENT_PROBLEM.foreign(capture.id) });
    return 'problem';
  }
  if (isDeclined(capture)) {
    await markUnpaid({ payload, orderId, paymentStatus: 'failed' });
    return 'failed';
  }
  switch (capture.status) {
    case 'COMPLETED':
      // Money of an order that is gone is noted on the attempt; without one it is another shop's.
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

/** Whether a capture came to nothing. */
export function isDeclined({ status }: ProviderCapture): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

/** Refunded money: the order it had paid stays paid; any other may be paid again. */
async function recordRefunded(judged: JudgeCapture): Promise<PaymentOutcome> {
  const { payload, orderId, capture, attempt } = judged;
  const order = await findOrder(payload, orderId);
  const known = order && paymentOf(order, capture.id);
  if (known?.isCounted) return 'succeeded';
  const outcome = capture.status === 'REFUNDED' ? 'closed' : 'problem';
  if (!order) return attempt ? outcome : 'unknown';
  const problem = PAYMENT_PROBLEM.unrecordedRefund(capture.id);
  if (!known) await flagOrder({ payload, orderId, attempt, problem, unfit: movementOf(judged) });
  return outcome;
}

/** Money that may still come. Where the order is paid already the owner is told at once. */
async function recordPending({ payload, orderId, capture, attempt }: JudgeCapture): Promise<PaymentOutcome> {
  const order = await findOrder(payload, orderId);
  if (!order && !attempt) return 'unknown';
  if (order?.paypalCaptureId && order.paypalCaptureId !== capture.id && unpaidAmount(order) === 0) {
    const problem = PAYMENT_PROBLEM.paidTwice(capture.id, capture.amount);
    await flagOrder({ payload, orderId, attempt, problem });
    return 'problem';
  }
  await markUnpaid({ payload, orderId, paymentStatus: 'pending' });
  return 'pending';
}

interface MarkUnpaid {
  payload: Payload;
  orderId: string;
  paymentStatus: Exclude<PaymentStatus, 'succeeded'>;
}

/** Shows on an order how the provider says that its payment stands; one that is paid stays paid. */
export async function markUnpaid({ payload, orderId, paymentStatus }: MarkUnpaid): Promise<void> {
  await changeIf({
    payload,
    collection: 'orders',
    id: orderId,
    condition: [
      { paypalCaptureId: { exists: false } },
      { paymentStatus: { in: paymentStatus === 'failed' ? ['pending'] : ['failed'] } },
    ],
    data: { paymentStatus },
    by: { role: 'provider' },
  });
}
