import type { Payload } from 'payload';
import type { OrderView } from '#domain/orders/order-view';
import type { Customer } from '../../payload-types';
import { presentOrder } from './present-order';

interface ListOwnOrders {
  payload: Payload;
  /** The customer who is logged in; the collection's access rule leaves only this one's orders. */
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
