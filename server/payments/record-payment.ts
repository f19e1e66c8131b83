import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import { movementsOf, newPayment } from '#domain/orders/movements';
import { momentPaid, type RecordedPayment } from '#domain/orders/recorded-payment';
import { actorOf } from '#domain/people/people';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { allowed } from '#server/access/allowed';
import { idOnce } from '#server/access/id-once';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { writeOrder } from '#server/orders/write-order';
import type { Admin, Order } from '../../payload-types';
import type { PaymentProvider } from './providers/provider';
import { refuseUnpayable } from './refusals';
import { refuseWhileChecked } from './refuse-while-checked';

interface RecordPayment {
  payload: Payload;
  user: Admin;
  /** Null while online payment is off. */
  provider: PaymentProvider | null;
  /** The order's. */
  id: string;
  input: RecordedPayment;
  /** The same key is the same payment, never a second one. */
  idempotencyKey: string | undefined;
}

/**
 * Writes down what was paid in person (rule 16.9), at most what is due, also with many at once. Answers the payment's id. Throws a
 * ShopError: FORBIDDEN, NOT_FOUND, PAYMENT_PENDING, MORE_THAN_DUE, VALIDATION for a wrong day, or what `refuseUnpayable` throws.
 */
export async function recordPayment({
  payload,
  user,
  provider,
  id: orderId,
  input: { amount, how, at: said },
  idempotencyKey,
}: RecordPayment): Promise<CreatedAnswer> {
  const mayWrite = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const id = idempotencyKey
    ? idOnce({ payload, what: `payment of ${orderId}`, idempotencyKey })
    : randomUUID();
  const order = await findOrder(payload, orderId);
  if (order && !isWritten(order, id)) await refuseWhileChecked({ payload, provider, orderId });
  const written = await writeOrder({
    payload,
    orderId,
    by: actorOf(user),
    judge: (order) => {
      if (isWritten(order, id)) return {};
      refuseMore(order, amount);
      const at = momentPaid({ at: said, now: new Date(), placedAt: new Date(order.createdAt) });
      if (at === null) throw new ShopError('VALIDATION', { errors: { at: MESSAGES.paidOnDay } });
      const movements = [newPayment({ id, at, amount, how })];
      return { write: { data: { movements }, condition: mayWrite } };
    },
  });
  if (!written) throw new ShopError('NOT_FOUND');
  return { id };
}

function isWritten(order: Order, id: string): boolean {
  return movementsOf(order).some((movement) => movement.id === id);
}

/** Throws a ShopError where less than that is due. */
function refuseMore(order: Order, amount: number): void {
  const due = refuseUnpayable(order);
  if (amount <= due) return;
  const { amountPaid } = keptMoney(order);
  const what = amountPaid > 0 ? 'the rest that is due' : 'all that is due';
  throw new ShopError('MORE_THAN_DUE', {
    message: `${formatDollars(due)} is ${what} of this order`,
  });
}
