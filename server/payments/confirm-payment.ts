import type { Payload } from 'payload';
import type { PaymentReport } from '#domain/payments/payment-contract';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { findAttempt } from './attempts';
import type { PaymentProvider } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';
import { refuseUnlessPaid } from './refusals';

interface ConfirmPayment {
  payload: Payload;
  provider: PaymentProvider;
  orderId: string;
  report: PaymentReport;
}

/**
 * Confirms a payment that a browser reports (rule 8.3). Only what the shop itself recorded or now hears from the provider
 * counts: a completed capture of this order's exact total. Repeating it is harmless. Throws a ShopError (NOT_FOUND,
 * PAYMENT_…) or a ProviderError.
 */
export async function confirmPayment({ payload, provider, orderId, report }: ConfirmPayment): Promise<void> {
  const { paypalOrderId, paypalCaptureId } = report;
  const order = await findOrder(payload, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  const attempt = await findAttempt(payload, paypalOrderId);
  if (attempt?.orderId !== orderId) throw new ShopError('PAYMENT_FOREIGN');
  const isRecorded = attempt.status === 'succeeded' && order.paypalOrderId === paypalOrderId;
  if (!isRecorded) refuseUnlessPaid((await refreshAttempt({ payload, provider, paypalOrderId })).outcome);
  const paid = await findOrder(payload, orderId);
  if (paid?.paypalCaptureId !== paypalCaptureId) throw new ShopError('PAYMENT_FOREIGN');
}
