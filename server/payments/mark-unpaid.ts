import type { Payload } from 'payload';
import type { PaymentStatus } from '#domain/order-status';

interface MarkUnpaid {
  payload: Payload;
  orderId: string;
  paymentStatus: Exclude<PaymentStatus, 'succeeded'>;
}

/** Shows on an order how its payment stands; one that is paid stays paid. */
export async function markUnpaid({ payload, orderId, paymentStatus }: MarkUnpaid): Promise<void> {
  await payload.db.updateOne({
    collection: 'orders',
    options: { atomic: true },
    where: {
      and: [
        { id: { equals: orderId } },
        { paypalCaptureId: { exists: false } },
        { paymentStatus: { in: paymentStatus === 'failed' ? ['pending'] : ['failed'] } },
      ],
    },
    data: { paymentStatus },
    returning: false,
  });
}
