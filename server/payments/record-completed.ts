import { type Payload, ValidationError } from 'payload';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { CURRENCY } from '#domain/wire/money';
import { changeIf } from '#server/database/change-if';
import { findOrder } from '#server/orders/find-order';
import { enqueue } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import type { Order, PaymentAttempt } from '../../payload-types';
import { flagOrder } from './flag-order';
import type { ProviderCapture } from './providers/provider';

/** Others write the order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 20;

interface Completed {
  payload: Payload;
  orderId: string;
  paypalOrderId: string;
  capture: ProviderCapture;
  attempt: PaymentAttempt | null;
}

/**
 * Makes an order paid by a completed capture of its exact total, and queues the mail. Repeating it, from any server,
 * changes nothing. Money that does not fit is told to the owner and never counts as paid. Null when the order is gone.
 */
export async function recordCompleted(completed: Completed): Promise<'succeeded' | 'problem' | null> {
  const { payload, orderId, capture, attempt } = completed;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await findOrder(payload, orderId);
    if (!order) return null;
    const problem = order.paypalCaptureId === capture.id ? null : problemWith(order, capture);
    if (problem) {
      await flagOrder({ payload, orderId, attempt, problem });
      return 'problem';
    }
    if (order.paypalCaptureId !== capture.id) {
      const written = await write(order, completed);
      if (written === 'taken') {
        await flagOrder({ payload, orderId, attempt, problem: PAYMENT_PROBLEM.foreign(capture.id) });
        return 'problem';
      }
      // The order changed since it was read: judge it again.
      if (written === 'changed') continue;
    }
    // An attempt that counts as paid has queued them before; their rows may be removed since (rule 14.4).
    if (order.status !== 'canceled' && attempt?.status !== 'succeeded')
      await queuePaymentReceived({ payload, orderId, recipient: order.customerEmail });
    return 'succeeded';
  }
  throw new Error(`the payment of order ${orderId} could not be recorded`);
}

function problemWith(order: Order, { id, amount }: ProviderCapture): string | null {
  if (order.paypalCaptureId || order.paymentStatus === 'succeeded')
    return PAYMENT_PROBLEM.paidTwice(id, amount);
  const total = order.total ?? 0;
  if (amount.currency !== CURRENCY || amount.cents !== total)
    return PAYMENT_PROBLEM.wrongAmount(id, amount, total);
  return null;
}

/** One statement that holds only while the order is as it was read: its total, its status, and not paid yet. */
async function write(
  order: Order,
  { payload, paypalOrderId, capture, attempt }: Completed,
): Promise<'written' | 'changed' | 'taken'> {
  if (order.status === 'canceled') {
    const problem = PAYMENT_PROBLEM.canceled(capture.id, capture.amount);
    await flagOrder({ payload, orderId: order.id, attempt, problem });
  }
  try {
    const written = await changeIf({
      payload,
      collection: 'orders',
      id: order.id,
      condition: [
        { paypalCaptureId: { exists: false } },
        { paymentStatus: { not_equals: 'succeeded' } },
        { status: { equals: order.status } },
        { total: { equals: order.total } },
      ],
      data: {
        paymentStatus: 'succeeded',
        status: order.status === 'pending_payment' ? 'not_received' : order.status,
        paypalOrderId,
        paypalCaptureId: capture.id,
      },
    });
    return written ? 'written' : 'changed';
  } catch (error) {
    // Another order was paid by this capture.
    if (error instanceof ValidationError) return 'taken';
    throw error;
  }
}

/**
 * Queues the mails that an order is paid, one to its customer and one to the owner, once per order. Called after the payment is
 * stored and before its attempt counts as paid: if the process dies in between, the attempt is looked at again, and this is
 * called with it.
 */
export async function queuePaymentReceived({
  payload,
  orderId,
  recipient,
}: {
  payload: Payload;
  orderId: string;
  recipient: string;
}): Promise<void> {
  const key = `${orderId}:payment-received`;
  await enqueue({ payload, kind: 'mail:payment-received', key, data: { orderId }, recipient });
  await enqueue({ payload, kind: 'order-paid', key: `${orderId}:paid`, data: { orderId } });
  wakeOutbox(payload);
}
