import type { Payload } from 'payload';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';

/**
 * Whether an order still shows the payment that was recorded on it. A form of the editor that was saved in the same moment
 * writes the whole order as it read it; what such a form took back of the payment's state is put right here.
 */
export async function restorePaid(payload: Payload, attempt: PaymentAttempt): Promise<boolean> {
  const order = await findOrder(payload, attempt.orderId);
  if (!order) return true;
  if (order.paypalCaptureId !== attempt.paypalCaptureId) return false;
  if (order.paymentStatus !== 'pending') return true;
  await payload.db.updateOne({
    collection: 'orders',
    options: { atomic: true },
    where: {
      and: [
        { id: { equals: order.id } },
        { paymentStatus: { equals: 'pending' } },
        { status: { equals: order.status } },
      ],
    },
    data: {
      paymentStatus: 'succeeded',
      status: order.status === 'pending_payment' ? 'not_received' : order.status,
    },
    returning: false,
  });
  return true;
}
