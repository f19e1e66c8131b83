import type { Movement } from '#domain/orders/movements';
import type { RefundView } from '#domain/orders/refund-contract';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { allowed } from '#server/access/allowed';
import type { ByPerson } from '#server/access/callers';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';

/** Every refund of an order for its owner, newest first, whoever made it. Throws a ShopError: FORBIDDEN, NOT_FOUND. */
export async function readRefunds({ payload, user, id }: ByPerson & { id: string }): Promise<RefundView[]> {
  await allowed({ payload, user, collection: 'orders', operation: 'read' });
  const order = await findOrder(payload, id);
  if (!order) throw new ShopError('NOT_FOUND');
  return [...refundsOf(order)].reverse().flatMap(([refundId, parts]) => shown(refundId, parts));
}

function shown(id: string, parts: readonly Movement[]): RefundView[] {
  const [first] = parts;
  if (!first) return [];
  const sum = (of: readonly Movement[]) => of.reduce((total, { amount }) => total + amount, 0);
  const { at, how, reason, isCounted } = first;
  return [
    {
      id,
      at,
      how,
      reason,
      isCounted,
      amount: sum(parts),
      refunded: sum(parts.filter(({ status }) => status === 'succeeded')),
      status: refundStatus(parts),
      captureIds: parts.flatMap(({ captureId }) => captureId ?? []),
    },
  ];
}
