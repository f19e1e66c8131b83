import { type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { confirmationKeys, isWithPayment, WITH_PAYMENT } from '#domain/mail/outbox';
import { unpaidAmount } from '#domain/orders/amount-due';
import { type Movement, newPayment } from '#domain/orders/movements';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { CURRENCY } from '#domain/wire/money';
import { changeIf, fieldIs } from '#server/database/change-if';
import { versionIs } from '#server/database/version';
import { findOrder } from '#server/orders/find-order';
import { enqueue } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import type { Order, Outbox, PaymentAttempt } from '../../payload-types';
import { flagOrder } from './flag-order';
import type { ProviderCapture } from './providers/provider';
import { paymentOf } from './refusals';

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
 * Makes an order paid by a completed capture of exactly what is unpaid of it, and queues the mail. Repeating it, from any server,
 * changes nothing. Money that does not fit is told to the owner and never counts as paid. Null when the order is gone.
 */
export async function recordCompleted(completed: Completed): Promise<'succeeded' | 'problem' | null> {
  const { payload, orderId, capture, attempt } = completed;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await findOrder(payload, orderId);
    if (!order) return null;
    const known = paymentOf(order, capture.id);
    if (known && !known.isCounted) return 'problem';
    const problem = known ? null : problemWith(order, capture);
    if (problem) {
      await flagOrder({ payload, orderId, attempt, problem, unfit: movementOf(completed) });
      return 'problem';
    }
    if (!known) {
      const written = await write(order, completed);
      if (written === 'taken') {
        await flagOrder({ payload, orderId, attempt, problem: PAYMENT_PROBLEM.foreign(capture.id) });
        return 'problem';
      }
      // The order changed since it was read: judge it again.
      if (written === 'changed') continue;
    }
    // An attempt that counts as paid has queued them before; their rows may be removed since (rule 14.4).
    if ((order.status !== 'canceled' || order.closedUnpaid) && attempt?.status !== 'succeeded')
      await queuePaymentReceived({ payload, order, captureId: capture.id });
    return 'succeeded';
  }
  throw new Error(`the payment of order ${orderId} could not be recorded`);
}

function problemWith(order: Order, { id, amount }: ProviderCapture): string | null {
  const unpaid = unpaidAmount(order);
  if (unpaid === 0) return PAYMENT_PROBLEM.paidTwice(id, amount);
  if (amount.currency !== CURRENCY || amount.cents !== unpaid)
    return PAYMENT_PROBLEM.wrongAmount(id, amount, { total: order.total ?? 0, unpaid });
  return null;
}

/** What a capture is called among the movements of its order. */
const paymentId = (captureId: string) => `payment:${captureId}`;

/** What the provider took, as it is written down; null where it names no amount in dollars and cents. */
export function movementOf({ paypalOrderId, capture: { id, amount, fee } }: Completed): Movement | null {
  if (amount.currency !== CURRENCY || !amount.cents) return null;
  const at = new Date().toISOString();
  const of = { captureId: id, providerId: paypalOrderId, fee };
  return newPayment({ id: paymentId(id), at, amount: amount.cents, ...of });
}

/** One statement that holds only while the order is as it was read: what is unpaid of it, and its status. */
async function write(order: Order, completed: Completed): Promise<'written' | 'changed' | 'taken'> {
  const { payload, paypalOrderId, capture, attempt } = completed;
  const reopens = order.status === 'canceled' && order.closedUnpaid;
  if (order.status === 'canceled' && !reopens) {
    const problem = PAYMENT_PROBLEM.canceled(capture.id, capture.amount);
    await flagOrder({ payload, orderId: order.id, attempt, problem });
  }
  const movement = movementOf(completed);
  if (!movement) return 'changed';
  // The first capture is the order's own; what is paid later stands among its movements alone.
  const first = order.paypalCaptureId ? {} : { paypalOrderId, paypalCaptureId: capture.id };
  try {
    const written = await changeIf({
      payload,
      collection: 'orders',
      id: order.id,
      condition: [
        fieldIs('paypalCaptureId', order.paypalCaptureId),
        { status: { equals: order.status } },
        versionIs(order.version ?? 0),
      ],
      data: {
        ...first,
        movements: [movement],
        // Money that comes for an order the shop closed by itself opens it again (rule 15.9).
        status: reopens || order.status === 'pending_payment' ? 'not_received' : order.status,
      },
      by: { role: 'provider' },
    });
    return written ? 'written' : 'changed';
  } catch (error) {
    // Another order was paid by this capture.
    if (error instanceof ValidationError) return 'taken';
    throw error;
  }
}

/**
 * Queues the mails that an order is paid, one to its customer and one to the owner, once for each payment. Called after the payment is
 * stored and before its attempt counts as paid: if the process dies in between, the attempt is looked at again, and this is
 * called with it.
 */
export async function queuePaymentReceived({
  payload,
  order: { id: orderId, customerEmail: recipient, paypalCaptureId },
  captureId,
}: {
  payload: Payload;
  order: Order;
  captureId: string;
}): Promise<void> {
  const isFirst = !paypalCaptureId || paypalCaptureId === captureId;
  if (isFirst && (await isToldWithOrder(payload, orderId))) return;
  const [data, which] = [{ orderId, paymentId: paymentId(captureId) }, isFirst ? '' : `:${captureId}`];
  const key = `${orderId}:payment-received${which}`;
  await enqueue({ payload, kind: 'mail:payment-received', key, data, recipient });
  await enqueue({ payload, kind: 'order-paid', key: `${orderId}:paid${which}`, data });
  wakeOutbox(payload);
}

/**
 * Whether the mails that an order was received have waited for this payment and say it themselves (rule 15.9): they go out now,
 * and their row remembers it, for whoever calls again.
 */
async function isToldWithOrder(payload: Payload, orderId: string): Promise<boolean> {
  const key = { key: { equals: confirmationKeys(orderId).event } };
  const row = await payload.db.findOne<Outbox>({ collection: 'outbox', where: key });
  if (!row) return false;
  const data = z.record(z.string(), z.string()).parse(row.payload);
  if (isWithPayment(data)) return true;
  const hastened = await changeIf({
    payload,
    collection: 'outbox',
    id: row.id,
    condition: [{ status: { equals: 'pending' } }, { attempts: { equals: 0 } }],
    data: { dueAt: new Date().toISOString(), payload: { ...data, ...WITH_PAYMENT } },
  });
  if (hastened) wakeOutbox(payload);
  return hastened !== null;
}
