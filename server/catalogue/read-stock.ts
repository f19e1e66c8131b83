import type { Payload } from 'payload';
import { z } from 'zod';
import { monthOf, monthSpan } from '#domain/books/months';
import { ORDERED_STATUSES } from '#domain/orders/order-status';
import { type LaceStock, MOVEMENTS_SHOWN, type StockMovement, stockMovement } from '#domain/stock/stock';
import { allowed, type ByPerson, type OnOne } from '#server/platform/access/allowed';
import { madeBetween } from '#server/platform/access/find-page';
import { contentsOf } from '#server/platform/database/cached-figures';
import { findAll, findOne, readPage } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';
import { storedMovements } from './change-stock';

const gloves = z.array(z.object({ laceColorId: z.nullish(z.string()) })).catch([]);

const usageCache = perShop(() => new CachedValue<ReadonlyMap<string, number>>());

/** The owner's view of lace stock (rule 3.11). Throws a FORBIDDEN ShopError. */
export async function readLaceStock({ now, ...call }: ByPerson & { now: Date }): Promise<LaceStock[]> {
  const { payload } = call;
  const rules = await allowed({ ...call, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const [colors, used] = await Promise.all([
    findAll(payload, 'lace-colors'),
    usageCache(contentsOf(payload, 'orders')).read(() => countUsage(payload, now)),
  ]);
  return colors.map(({ id, reorderAt }) => ({
    id,
    reorderAt: reorderAt ?? null,
    usedThisMonth: used.get(id) ?? 0,
  }));
}

async function countUsage(payload: Payload, now: Date): Promise<ReadonlyMap<string, number>> {
  const { start, end } = monthSpan(monthOf(now));
  const { docs } = await readPage({
    payload,
    collection: 'orders',
    where: [...madeBetween({ from: start, to: end }), { status: { in: [...ORDERED_STATUSES] } }],
    sort: 'createdAt',
    fields: ['items'],
    pageSize: null,
  });
  const used = new Map<string, number>();
  for (const { items } of docs)
    for (const { laceColorId } of gloves.parse(items))
      if (laceColorId) used.set(laceColorId, (used.get(laceColorId) ?? 0) + 1);
  return used;
}

/** A color's stock log, newest first (rule 3.10). Throws a FORBIDDEN or NOT_FOUND ShopError. */
export async function readStockMovements({ payload, user, id }: OnOne): Promise<StockMovement[]> {
  await allowed({ payload, user, collection: 'stock-movements', operation: 'read' });
  // The archive is read last, so an entry that's being moved there isn't missed.
  const color = orNotFound(await findOne(payload, 'lace-colors', { id: { equals: id } }));
  const recent = storedMovements(color);
  const archived = await findAll(
    payload,
    'stock-movements',
    { color: { equals: id } },
    '-at',
    MOVEMENTS_SHOWN,
  );
  const recentIds = new Set(recent.map((movement) => movement.id));
  const older = archived.filter((entry) => !recentIds.has(entry.id));
  return [...recent.reverse(), ...older.map(({ movement }) => stockMovement.parse(movement))].slice(
    0,
    MOVEMENTS_SHOWN,
  );
}
