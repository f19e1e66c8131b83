import type { Payload } from 'payload';
import type { AttemptStatus } from '#domain/payment';
import { PAYMENT_PROBLEM } from '#domain/payment-problem';
import { log } from '#server/log';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { changeAttempt } from './change-attempt';
import { flagOrder } from './flag-order';
import { markUnpaid } from './mark-unpaid';
import { nextCheck } from './next-check';
import type { ProviderCapture, ProviderOrder } from './provider';
import { recordCompleted } from './record-completed';

interface RecordCapture {
  payload: Payload;
  /** As the provider has it now, captured. */
  order: ProviderOrder & { capture: ProviderCapture };
  /** Null when the shop has lost its own note of it; the provider's names the order too. */
  attempt: PaymentAttempt | null;
}

/** What became of a try to pay; 'unknown' when it is none of this shop's orders. */
export type Settled = AttemptStatus | 'unknown';

/**
 * Records on the shop's order what the provider says of a capture; its status decides (decisions: orders and payment).
 * May be repeated by any server at any moment, also after a crash halfway.
 */
export async function recordCapture({ payload, order, attempt }: RecordCapture): Promise<Settled> {
  const { capture } = order;
  // Told already; the owner, or a later try, may have settled it since.
  if (attempt?.paypalCaptureId === capture.id && isOver(attempt, capture)) return attempt.status;

  const settled = await onOrder({ payload, order, attempt });
  if (attempt && settled === 'unknown')
    log.error(
      { orderId: attempt.orderId, capture: capture.id },
      'payments: captured for an order that is gone',
    );
  if (attempt && settled !== 'unknown') {
    const age = Date.now() - new Date(attempt.createdAt).getTime();
    await changeAttempt({
      payload,
      attempt,
      onlyIf: settled === 'succeeded' ? {} : { status: { in: ['open', 'pending', 'replaced', 'closed'] } },
      data: { status: settled, paypalCaptureId: capture.id, checkAt: nextCheck(settled, age) },
    });
  }
  return settled;
}

async function onOrder({ payload, order, attempt }: RecordCapture): Promise<Settled> {
  const { capture } = order;
  const orderId = attempt?.orderId ?? order.orderId;
  if (!orderId) return 'unknown';
  if (order.orderId !== orderId) {
    await flagOrder({ payload, orderId, problem: PAYMENT_PROBLEM.foreign(capture.id) });
    return 'problem';
  }
  if (isDeclined(capture)) {
    await markUnpaid({ payload, orderId, paymentStatus: 'failed' });
    return 'failed';
  }
  switch (capture.status) {
    case 'COMPLETED':
      return recordCompleted({ payload, orderId, paypalOrderId: order.id, capture });
    case 'REFUNDED':
    case 'PARTIALLY_REFUNDED':
      return recordRefunded({ payload, orderId, capture });
    case 'PENDING':
      break;
    default:
      log.error({ orderId, status: capture.status }, 'payments: a capture of a status that is not known');
  }
  await markUnpaid({ payload, orderId, paymentStatus: 'pending' });
  return 'pending';
}

function isOver({ status }: PaymentAttempt, capture: ProviderCapture): boolean {
  return status === 'problem' || status === 'closed' || (status === 'failed' && isDeclined(capture));
}

function isDeclined({ status }: ProviderCapture): boolean {
  return status === 'DECLINED' || status === 'FAILED';
}

/** Money that went back: an order that was paid by it stays so, another may be paid again. */
async function recordRefunded({
  payload,
  orderId,
  capture,
}: {
  payload: Payload;
  orderId: string;
  capture: ProviderCapture;
}): Promise<Settled> {
  const order = await findOrder(payload, orderId);
  if (!order) return 'unknown';
  if (order.paypalCaptureId === capture.id) return 'succeeded';
  await flagOrder({ payload, orderId, problem: PAYMENT_PROBLEM.unrecordedRefund(capture.id) });
  return capture.status === 'REFUNDED' ? 'closed' : 'problem';
}
