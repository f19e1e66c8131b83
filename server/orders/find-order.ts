import type { Payload } from 'payload';
import type { Order } from '../../payload-types';

/** One order by its id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findOrder(payload: Payload, id: string): Promise<Order | null> {
  return payload.db.findOne<Order>({ collection: 'orders', where: { id: { equals: id } } });
}
