import type { Where } from 'payload';
import { PENDING_ORDERS } from '#domain/lists/what-waits';
import { type OrderStats, weekBeforeStart, weekStart } from '#domain/orders/order-stats';
import { allowed } from '#server/access/allowed';
import type { ByPerson } from '#server/access/callers';
import { countOf } from '#server/database/count-of';
import { keptFigure } from '#server/database/kept-figures';
import { sumOf } from '#server/database/sum-of';
import { ShopError } from '#server/errors/shop-error';

const PAID: Where = { paymentStatus: { equals: 'succeeded' } };
const GIVEN_BACK: Where = { amountRefunded: { greater_than_equal: 1 } };

/**
 * The figures of the dashboard's stat cards (rule 7.7), each from an index, and what is new of them. They count all orders, so a caller who may
 * read only some is refused. Throws a FORBIDDEN ShopError.
 */
export async function readOrderStats({ payload, user, now }: ByPerson & { now: Date }): Promise<OrderStats> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const kept = (of: unknown, load: () => Promise<number>) =>
    keptFigure({ payload, collection: 'orders', of, load });
  const count = (where: Where[]) => countOf({ payload, collection: 'orders', where });
  const sum = async (field: 'total' | 'amountRefunded', where: Where[]) =>
    (await sumOf({ payload, collection: 'orders', field, where })).total;
  const netOfPaid = async (made: Where[]) =>
    Math.max(0, (await sum('total', [PAID, ...made])) - (await sum('amountRefunded', [GIVEN_BACK, ...made])));
  const thisWeek: Where = { createdAt: { greater_than_equal: weekStart(now) } };
  const [total, allPending, inWeek, revenue, newPending, newRevenue, sinceWeekBefore] = await Promise.all([
    count([]),
    count([...PENDING_ORDERS]),
    count([thisWeek]),
    kept('revenue', () => netOfPaid([])),
    count([...PENDING_ORDERS, thisWeek]),
    kept({ newRevenue: thisWeek }, () => netOfPaid([thisWeek])),
    count([{ createdAt: { greater_than_equal: weekBeforeStart(now) } }]),
  ]);
  return {
    total,
    pending: allPending,
    thisWeek: inWeek,
    revenue,
    newPending,
    newRevenue,
    weekBefore: Math.max(0, sinceWeekBefore - inWeek),
  };
}
