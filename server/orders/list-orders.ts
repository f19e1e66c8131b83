import type { Payload } from 'payload';
import type { OrderListQuery } from '#domain/lists/list-query';
import { searchTerm } from '#domain/lists/search-text';
import type { OrderView } from '#domain/orders/order-view';
import { findPage, madeBetween, type Page } from '#server/access/find-page';
import type { Admin } from '../../payload-types';
import { ORDER_FIELDS, presentOrder } from './present-order';

interface ListOrders {
  payload: Payload;
  user: Admin;
  query: OrderListQuery;
}

/** The shop's orders for its owner, newest first unless the query says otherwise (rule 11.5). */
export async function listOrders({ payload, user, query }: ListOrders): Promise<Page<OrderView>> {
  const { search, status, paymentStatus, deliveryMethod, sort = '-createdAt', pageSize } = query;
  const { docs, total } = await findPage({
    payload,
    user,
    collection: 'orders',
    where: [
      ...(status ? [{ status: { equals: status } }] : []),
      ...(paymentStatus ? [{ paymentStatus: { equals: paymentStatus } }] : []),
      ...(deliveryMethod ? [{ deliveryMethod: { equals: deliveryMethod } }] : []),
      ...(search ? [{ searchText: { contains: searchTerm(search) } }] : []),
      ...madeBetween(query),
    ],
    sort,
    fields: ORDER_FIELDS,
    pageSize,
  });
  return { docs: docs.map(presentOrder), total };
}
