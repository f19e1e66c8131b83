import type { Payload } from 'payload';
import type { OrderView } from '#domain/order-view';
import { findPage } from '#server/access/find-page';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { ORDER_FIELDS, presentOrder } from './present-order';

interface ReadOrder {
  payload: Payload;
  user: Admin;
  id: string;
}

/** One order for the shop's owner. Throws a ShopError: FORBIDDEN, or NOT_FOUND without such an order. */
export async function readOrder({ payload, user, id }: ReadOrder): Promise<OrderView> {
  const { docs } = await findPage({
    payload,
    user,
    collection: 'orders',
    where: [{ id: { equals: id } }],
    sort: 'id',
    fields: ORDER_FIELDS,
    pageSize: null,
  });
  const [order] = docs;
  if (!order) throw new ShopError('NOT_FOUND');
  return presentOrder(order);
}
