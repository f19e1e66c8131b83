import type { Payload } from 'payload';
import { problemsOfChange } from '#domain/payments/payment-problem';
import { changeIf } from '#server/database/change-if';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { flagOrder, tellOrderGone } from './flag-order';
import { paymentOf } from './refusals';

/**
 * Whether an order still shows the payment that was recorded on it. A form of the editor that was saved in the same moment
 * writes the whole order as it read it; what such a form took back of the payment's state is put right here, and what it
 * canceled or priced anew is told. So is an order that is gone.
 */
export async function restorePaid(payload: Payload, attempt: PaymentAttempt): Promise<boolean> {
  const order = await findOrder(payload, attempt.orderId);
  if (!order) {
    await tellOrderGone({ payload, attempt });
    return true;
  }
  if (!attempt.paypalCaptureId || !paymentOf(order, attempt.paypalCaptureId)) return false;
  if (order.paymentStatus !== 'pending') return true;
  const asPaid = {
    ...order,
    status: 'not_received',
    paymentStatus: 'succeeded',
    total: attempt.amount,
  } as const;
  const { status, total } = order;
  for (const problem of problemsOfChange(asPaid, { status, total }))
    await flagOrder({ payload, orderId: order.id, attempt, problem });
  await changeIf({
    payload,
    collection: 'orders',
    id: order.id,
    condition: [{ paymentStatus: { equals: 'pending' } }, { status: { equals: order.status } }],
    data: {
      paymentStatus: 'succeeded',
      status: order.status === 'pending_payment' ? 'not_received' : order.status,
      paypalCaptureId: order.paypalCaptureId ?? attempt.paypalCaptureId,
    },
  });
  return true;
}
