import type { Payload } from 'payload';
import { MESSAGES } from '#domain/messages';
import type { OrderStatus } from '#domain/order-status';
import { writeFields } from '#server/access/write-fields';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { findOrder } from './find-order';
import { queueOrderNews } from './queue-order-news';

interface ChangeOrderStatus {
  payload: Payload;
  user: Admin;
  id: string;
  status: OrderStatus;
}

/**
 * Gives an order any status (spec 4) and queues what its customer is told; nothing else of it is written. Throws a
 * 'not-found' ShopError.
 */
export async function changeOrderStatus({ payload, user, id, status }: ChangeOrderStatus): Promise<void> {
  const stored = await findOrder(payload, id);
  if (!stored) throw new ShopError('not-found', MESSAGES.notFound);
  const mark = await queueOrderNews({ payload, stored, changes: { status } });
  await writeFields({ payload, user, collection: 'orders', id, data: { status, ...mark } });
}
