import type { Order } from '../../payload-types';

type PaymentState = Pick<Order, 'status' | 'paymentStatus'>;

/**
 * The state a form asks for, but for what would undo a payment: a form that was opened before the payment came still says
 * 'pending'. Everything else is the owner's decision, 'failed' after a chargeback as well.
 */
export function keepPaid(
  stored: PaymentState & Pick<Order, 'paypalCaptureId'>,
  wanted: Partial<PaymentState>,
): Partial<PaymentState> {
  if (!stored.paypalCaptureId) return {};
  return {
    ...(wanted.paymentStatus === 'pending' && { paymentStatus: stored.paymentStatus }),
    ...(wanted.status === 'pending_payment' && { status: stored.status }),
  };
}
