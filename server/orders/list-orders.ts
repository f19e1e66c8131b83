import type { Payload, Where } from 'payload';
import type { OrderListQuery } from '#domain/list-query';
import type { OrderView } from '#domain/order-view';
import { findPage, type Page } from '#server/access/find-page';
import { madeBetween } from '#server/access/made-between';
import type { Admin } from '../../payload-types';
import { presentOrder } from './present-order';

interface ListOrders {
  payload: Payload;
  user: Admin;
  query: OrderListQuery;
}

/** The shop's orders for its owner, newest first unless the query says otherwise (spec 7). */
export async function listOrders({ payload, user, query }: ListOrders): Promise<Page<OrderView>> {
  const { search, status, sort = '-createdAt', pageSize } = query;
  const { docs, total } = await findPage({
    payload,
    user,
    collection: 'orders',
    where: [
      ...(status ? [{ status: { equals: status } }] : []),
      ...(search ? [{ or: anyOf(search) }] : []),
      ...madeBetween(query),
    ],
    // Entries of the same moment keep one order, so that no page repeats or leaves out one.
    sort: [sort, 'id'],
    pageSize,
  });
  return { docs: docs.map(presentOrder), total };
}

function anyOf(search: string): Where[] {
  const contains = ['customerName', 'customerEmail', 'customerPhone'].map((field) => ({
    [field]: { contains: search },
  }));
  return [...contains, ...startsWithNumber(search)];
}

/** Orders whose id starts as typed: the order number is its first 8 characters, shown in capitals (decisions: ids). */
function startsWithNumber(search: string): Where[] {
  const number = search.replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f-]+$/.test(number)) return [];
  // 'g' comes after every character of an id.
  return [{ and: [{ id: { greater_than_equal: number } }, { id: { less_than: `${number}g` } }] }];
}
