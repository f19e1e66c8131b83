import type { Payload } from 'payload';
import { problemLines } from '#domain/payments/problem-kinds';
import { actorOf } from '#domain/people/people';
import { allowed } from '#server/access/allowed';
import { changeIf } from '#server/database/change-if';
import { findOne } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import type { Admin } from '../../payload-types';

interface SettleProblem {
  payload: Payload;
  user: Admin;
  /** The payment attempt. */
  id: string;
}

interface SettleOrder extends Omit<SettleProblem, 'id'> {
  /** The order. */
  id: string;
  /** Its problems as the caller read them. */
  problem: string;
}

/**
 * Empties what the owner was told of an order's money, and tells its story. Throws a ShopError: FORBIDDEN, NOT_FOUND,
 * NOTHING_TO_SETTLE, or CONFLICT where another problem came since.
 */
export async function settleOrder({ payload, user, id, problem }: SettleOrder): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const text = `Settled: ${problemLines(problem).join(' ')}`;
  const settled = await changeIf({
    payload,
    collection: 'orders',
    id,
    condition: [...rules, { paymentProblem: { equals: problem } }],
    data: { paymentProblem: null, story: [{ kind: 'payment-problem', actor: actorOf(user), text }] },
    by: actorOf(user),
  });
  if (settled) return;
  const order = await findOrder(payload, id);
  if (!order) throw new ShopError('NOT_FOUND');
  throw new ShopError(order.paymentProblem ? 'CONFLICT' : 'NOTHING_TO_SETTLE');
}

/**
 * Empties what the owner was told of money without an order: it is settled. Whoever sees the payments may do this. Throws a
 * ShopError: FORBIDDEN, NOT_FOUND, or NOTHING_TO_SETTLE for one of which nothing is told.
 */
export async function settleProblem({ payload, user, id }: SettleProblem): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'payment-attempts', operation: 'read' });
  const attempt = { payload, collection: 'payment-attempts', id } as const;
  const condition = [...rules, { problem: { exists: true } }];
  if (await changeIf({ ...attempt, condition, data: { problem: null } })) return;
  const where = { and: [{ id: { equals: id } }, ...rules] };
  const exists = await findOne(payload, 'payment-attempts', where);
  throw exists ? new ShopError('NOTHING_TO_SETTLE') : new ShopError('NOT_FOUND');
}
