import type { Payload } from 'payload';
import type { PaymentAttempt } from '../../payload-types';

/** Every try to pay an order, the latest first. */
export async function findAttempts(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  const { docs } = await payload.db.find<PaymentAttempt>({
    collection: 'payment-attempts',
    where: { orderId: { equals: orderId } },
    sort: '-number',
    pagination: false,
  });
  return docs;
}
