import type { Payload } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import { movementsOf } from '#domain/orders/movements';
import { tookMoney } from '#domain/payments/payment';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findOrder } from '../orders/find-order';
import { findAttempts, moveAttempt } from './attempts';
import { tellOrderGone } from './flag-order';

/** Whether an order ever held money: the books need it then, whatever became of the money. */
const heldMoney = (order: Order | null, attempts: readonly PaymentAttempt[]): boolean =>
  Boolean(order?.paypalCaptureId) ||
  (order !== null && movementsOf(order).length > 0) ||
  attempts.some(({ status, paypalCaptureId, captured }) => tookMoney(status) || paypalCaptureId || captured);

/** What stands in the way of deleting an order (rule 18.9); null where nothing does. */
export async function judgeOrderDeletion(payload: Payload, orderId: string): Promise<FailureCode | null> {
  const order = await findOrder(payload, orderId);
  const attempts = await findAttempts(payload, orderId);
  // What is with the provider comes out of it one way or the other.
  if (attempts.some(({ status }) => status === 'pending')) return 'DELETE_PENDING_PAYMENT';
  if (heldMoney(order, attempts)) return 'DELETE_PAID';
  return order?.paymentProblem ? 'DELETE_PAYMENT_PROBLEM' : null;
}

/** Ends the payments that nobody has made, so that none begins any more while the order is deleted. */
export async function endAttempts(payload: Payload, orderId: string): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId))
    await moveAttempt({ payload, attempt, to: 'replaced' });
}

/** Tells the owner of money that came while the order was being deleted. */
export async function tellLostMoney(payload: Payload, orderId: string): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId))
    if (tookMoney(attempt.status)) await tellOrderGone({ payload, attempt });
}
