import type { Payload } from 'payload';
import type { Order } from '../../payload-types';

/** The order that a call with this Idempotency-Key made before, or null (rule 6.7). */
export function findOrderByKey(payload: Payload, idempotencyKey: string): Promise<Order | null> {
  return payload.db.findOne<Order>({
    collection: 'orders',
    where: { idempotencyKey: { equals: idempotencyKey } },
  });
}
