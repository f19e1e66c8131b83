import type { Payload } from 'payload';
import { isWhollyRefunded, pendingRefunds } from '#domain/orders/refunds';
import { tookMoney } from '#domain/payments/payment';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import type { PaymentAttempt } from '../../payload-types';
import { findOrder } from '../orders/find-order';
import { findAttempts, moveAttempt } from './attempts';
import { tellOrderGone } from './flag-order';

interface Deletion {
  payload: Payload;
  orderId: string;
}

/**
 * Refuses to delete an order whose money is not settled, and ends the payments that nobody has made, so that none begins
 * any more. Returns the payments that are known to whoever deletes it; whatever else is found afterwards came in between.
 * Throws a DELETE_… ShopError.
 */
export async function prepareDeletion({ payload, orderId }: Deletion): Promise<string[]> {
  const order = await findOrder(payload, orderId);
  const attempts = await findAttempts(payload, orderId);
  refuseChecked(attempts);
  if (order?.paymentProblem) throw new ShopError('DELETE_PAYMENT_PROBLEM');
  if (order && pendingRefunds(order).length > 0) throw new ShopError('DELETE_PENDING_REFUND');
  const isLive = order?.status !== 'canceled' && order?.status !== 'shipped';
  const isPaid = order?.paypalCaptureId && order.paymentStatus === 'succeeded' && !isWhollyRefunded(order);
  if (isLive && isPaid) throw new ShopError('DELETE_PAID');
  for (const attempt of attempts) await moveAttempt({ payload, attempt, to: 'replaced' });
  const ended = await findAttempts(payload, orderId);
  refuseChecked(ended);
  return ended.filter(({ status }) => tookMoney(status)).map(({ id }) => id);
}

/** What is with the provider comes out of it one way or the other; one may have got there while the others were ended. */
function refuseChecked(attempts: readonly PaymentAttempt[]): void {
  if (attempts.some(({ status }) => status === 'pending')) throw new ShopError('DELETE_PENDING_PAYMENT');
}

interface Deleted extends Deletion {
  /** What `prepareDeletion` returned. */
  known: readonly string[];
}

/** Tells the owner of money that came while the order was being deleted. */
export async function tellLostMoney({ payload, orderId, known }: Deleted): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId)) {
    if (!tookMoney(attempt.status)) continue;
    // The owner deleted the order knowing of this payment.
    if (known.includes(attempt.id))
      await changeIf({ payload, collection: 'payment-attempts', id: attempt.id, data: { checkAt: null } });
    else await tellOrderGone({ payload, attempt });
  }
}
