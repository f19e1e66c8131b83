import type { Payload } from 'payload';
import type { OrderStatus } from '#domain/order-status';
import type { Admin } from '../../payload-types';
import { queueOrderNews } from './queue-order-news';
import { writeOrder } from './write-order';

interface ChangeOrderStatus {
  payload: Payload;
  user: Admin;
  id: string;
  status: OrderStatus;
}

/**
 * Gives an order any status (spec 4) and queues what its customer is told; nothing else of it is written. Throws a
 * NOT_FOUND ShopError.
 */
export async function changeOrderStatus({ payload, user, id, status }: ChangeOrderStatus): Promise<void> {
  await writeOrder({
    payload,
    user,
    id,
    change: async (stored) => ({
      status,
      ...(await queueOrderNews({ payload, stored, changes: { status } })),
    }),
  });
}
