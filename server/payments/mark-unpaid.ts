import type { Payload } from 'payload';
import type { PaymentStatus } from '#domain/orders/order-status';
import { changeIf } from '#server/database/change-if';

interface MarkUnpaid {
  payload: Payload;
  orderId: string;
  paymentStatus: Exclude<PaymentStatus, 'succeeded'>;
}

/** Shows on an order how its payment stands; one that is paid stays paid. */
export async function markUnpaid({ payload, orderId, paymentStatus }: MarkUnpaid): Promise<void> {
  await changeIf({
    payload,
    collection: 'orders',
    id: orderId,
    condition: [
      { paypalCaptureId: { exists: false } },
      { paymentStatus: { in: paymentStatus === 'failed' ? ['pending'] : ['failed'] } },
    ],
    data: { paymentStatus },
  });
}
