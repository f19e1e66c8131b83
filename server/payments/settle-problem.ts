import type { Payload } from 'payload';
import { allowed } from '#server/access/allowed';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface SettleProblem {
  payload: Payload;
  user: Admin;
  /** The payment attempt. */
  id: string;
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
  const exists = await payload.db.findOne({ collection: 'payment-attempts', where });
  throw exists ? new ShopError('NOTHING_TO_SETTLE') : new ShopError('NOT_FOUND');
}
