import type { Payload } from 'payload';
import type { PaymentAttempt } from '../../payload-types';

/** The try to pay that belongs to an order of the payment provider, or null when that is none of this shop. */
export function findAttempt(payload: Payload, paypalOrderId: string): Promise<PaymentAttempt | null> {
  return payload.db.findOne<PaymentAttempt>({
    collection: 'payment-attempts',
    where: { paypalOrderId: { equals: paypalOrderId } },
  });
}
