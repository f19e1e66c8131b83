import type { Payload } from 'payload';
import type { OrderListQuery } from '#domain/lists/list-query';
import { searchTerm } from '#domain/lists/search-text';
import type { OrderView } from '#domain/orders/order-view';
import { findPage, madeBetween, type Page } from '#server/access/find-page';
import { ShopError } from '#server/errors/shop-error';
import type { Admin, Customer } from '../../payload-types';
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

interface ListOwnOrders {
  payload: Payload;
  /** The customer who is signed in; the collection's access rule lets through this one's orders alone. */
  customer: Customer;
}

/** A customer's orders, newest first (rule 11.5). */
export async function listOwnOrders({ payload, customer }: ListOwnOrders): Promise<OrderView[]> {
  const { docs } = await payload.find({
    collection: 'orders',
    overrideAccess: false,
    user: customer,
    sort: '-createdAt',
    pagination: false,
    depth: 0,
  });
  return docs.map(presentOrder);
}

interface ReadOrder {
  payload: Payload;
  user: Admin;
  id: string;
}

/** One order for the shop's owner. Throws a NOT_FOUND ShopError when there is none, or Payload's Forbidden. */
export async function readOrder({ payload, user, id }: ReadOrder): Promise<OrderView> {
  const order = await payload.findByID({
    collection: 'orders',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!order) throw new ShopError('NOT_FOUND');
  return presentOrder(order);
}
