import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type CountedOrder, lastMoved, movementSaid, orderMoney } from '#domain/orders/amount-due';
import { openExtraWork } from '#domain/orders/extra-work';
import { type Movement, movement, movementsOf, withMovements } from '#domain/orders/movements';
import { NEW_ORDER } from '#domain/orders/order-status';
import { pendingRefunds } from '#domain/orders/refunds';
import type { Rule } from '#server/platform/database/rule';
import type { Order } from '../../payload-types';

const added = z.array(movement).nullish();

/** Keeps an order's movements, amounts, and payment status in one write (rules 15.7, 16.1). A writer's `movements` are added. */
export const keepMoney: Rule<'orders'> = {
  name: 'keep-money',
  of: ['status', 'paymentStatus', 'total', 'movements', 'extraWork'],
  reads: ['version'],
  before: ({ stored, changes }) => {
    const fresh = added.parse(changes.movements) ?? [];
    const known = stored ? movementsOf(stored) : [];
    const after = { ...counted(stored, changes), movements: withMovements(known, fresh) };
    const as = { id: randomUUID(), at: new Date().toISOString() };
    const said = fresh.length === 0 ? movementSaid({ before: stored, after, as }) : null;
    const movements = said ? withMovements(after.movements, [said]) : after.movements;
    const money = orderMoney({ ...after, movements });
    return {
      movements,
      movedAt: lastMoved(movements),
      ...money,
      ...(fresh.length > 0 && nowPaid({ ...after, ...money })),
      extraWorkSince: openExtraWork(after.extraWork)?.at ?? null,
      refundCheckAt: nextLook({ ...after, movements }, fresh),
    };
  },
};

/** How long a refund request has before the job checks too, in ms. */
const ASKER_FIRST_MS = 30_000;

/** When to check pending refunds, including ones left behind by a crash (rule 16.6). */
function nextLook(
  order: CountedOrder & Pick<Partial<Order>, 'refundCheckAt'>,
  fresh: readonly Movement[],
): string | null {
  if (pendingRefunds(order).length === 0) return null;
  const soon = new Date(Date.now() + ASKER_FIRST_MS).toISOString();
  return fresh.some(({ status }) => status === 'pending') ? soon : (order.refundCheckAt ?? soon);
}

/** The order with defaults filled in, as Payload would. */
function counted(
  stored: Order | null,
  changes: Partial<Order>,
): CountedOrder & Pick<Partial<Order>, 'refundCheckAt'> {
  const { id = '', ...order } = { ...NEW_ORDER, ...stored, ...changes };
  return { ...order, id };
}

/** Money that covers the total makes an order paid, and one that waited for it goes on. */
function nowPaid(
  order: CountedOrder & { amountPaid: number },
): Pick<Partial<Order>, 'paymentStatus' | 'status'> {
  const { status, paymentStatus, total, amountPaid } = order;
  if (paymentStatus === 'succeeded' || !total || amountPaid < total) return {};
  return { paymentStatus: 'succeeded', ...(status === 'pending_payment' && { status: 'not_received' }) };
}
