import type { Payload } from 'payload';
import { z } from 'zod';
import { PENDING_ORDERS } from '#domain/lists/waiting';
import { isAhead } from '#domain/orders/bench-days';
import { cachedFigure } from '#server/platform/database/cached-figures';
import { readPage } from '#server/platform/database/find';
import type { Order } from '../../payload-types';

const gloves = z.array(z.unknown()).catch([]);

/** Counts an order's gloves. An older order doesn't list its one glove. */
export const gloveCount = ({ items }: Pick<Order, 'items'>): number => gloves.parse(items).length || 1;

const FIELDS = [
  'id',
  'version',
  'createdAt',
  'status',
  'customerName',
  'items',
  'isRush',
  'readyFrom',
  'readyTo',
] as const;

/** Unfinished orders, oldest first. */
export async function openOrders(payload: Payload) {
  const where = [...PENDING_ORDERS];
  const query = {
    payload,
    collection: 'orders',
    where,
    sort: 'createdAt',
    fields: FIELDS,
    pageSize: null,
  } as const;
  return (await readPage(query)).docs;
}

type Ahead = Partial<Pick<Order, 'id' | 'createdAt' | 'isRush'>>;

/** Counts the gloves ahead: rush first, then earlier ones (rule 28.2). The next order's count is cached. */
export function glovesAhead(payload: Payload, order: Ahead): Promise<number> {
  const { id, isRush } = order;
  const count = async () => {
    const orders = await openOrders(payload);
    const ahead = orders.filter((other) => other.id !== id && isAhead(other, order));
    return ahead.reduce((sum, other) => sum + gloveCount(other), 0);
  };
  return id ? count() : cachedFigure(payload, 'orders', ['gloves ahead', Boolean(isRush)], count);
}
