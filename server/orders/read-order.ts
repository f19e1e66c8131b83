import type { Payload } from 'payload';
import type { OrderView } from '#domain/orders/order-view';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { presentOrder } from './present-order';

interface ReadOrder {
  payload: Payload;
  user: Admin;
  id: string;
}

/** One order for the shop's owner. Throws a NOT_FOUND ShopError without such an order, or Payload's Forbidden. */
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
