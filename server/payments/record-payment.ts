import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import { movementsOf, newPayment } from '#domain/orders/movements';
import { momentPaid, type RecordedPayment } from '#domain/orders/recorded-payment';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { allowed } from '#server/access/allowed';
import { idOnce } from '#server/access/id-once';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import type { Admin, Order } from '../../payload-types';
import { refuseUnpayable } from './refusals';

/** Others pay the same order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 10;

interface RecordPayment {
  payload: Payload;
  user: Admin;
  /** The order's. */
  id: string;
  input: RecordedPayment;
  /** The same key is the same payment, never a second one. */
  idempotencyKey: string | undefined;
}

/**
 * Writes down what was paid in person (rule 16.9), at most what is due, also with many at once. Answers the payment's id. Throws a
 * ShopError: FORBIDDEN, NOT_FOUND, MORE_THAN_DUE, VALIDATION for a wrong day, or what `refuseUnpayable` throws.
 */
export async function recordPayment({
  payload,
  user,
  id: orderId,
  input: { amount, how, at: said },
  idempotencyKey,
}: RecordPayment): Promise<CreatedAnswer> {
  const mayWrite = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const id = idempotencyKey
    ? idOnce({ payload, what: `payment of ${orderId}`, idempotencyKey })
    : randomUUID();
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await findOrder(payload, orderId);
    if (!order) throw new ShopError('NOT_FOUND');
    if (movementsOf(order).some((movement) => movement.id === id)) return { id };
    refuseMore(order, amount);
    const at = momentPaid({ at: said, now: new Date(), placedAt: new Date(order.createdAt) });
    if (at === null) throw new ShopError('VALIDATION', { errors: { at: MESSAGES.paidOnDay } });
    const written = await changeIf({
      payload,
      collection: 'orders',
      id: orderId,
      condition: [...mayWrite, { amountDue: { greater_than_equal: amount } }],
      data: { movements: [newPayment({ id, at, amount, how })] },
      by: { role: 'owner' },
    });
    if (written) return { id };
  }
  throw new ShopError('CONFLICT');
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
