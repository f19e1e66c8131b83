import type { Payload } from 'payload';
import { movementsOf } from '#domain/orders/movements';
import type { CaptureAnswer } from '#domain/payments/payment-contract';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { findAttempt } from './attempts';
import { captureAttempt } from './capture-attempt';
import type { PaymentProvider } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';
import { type PaymentOutcome, refuseUnlessPaid, refuseUnpayable } from './refusals';

interface CapturePayment {
  payload: Payload;
  provider: PaymentProvider;
  paypalOrderId: string;
}

/**
 * Takes the money of an approved payment and records it on the order at once (rule 8.2); a
 * payment that was taken before answers the same. Throws a ShopError (PAYMENT_…, AMOUNT_CHANGED) or a
 * ProviderError; the order then waits for its payment as before.
 */
export async function capturePayment({
  payload,
  provider,
  paypalOrderId,
}: CapturePayment): Promise<CaptureAnswer> {
  const outcome = await outcomeOf({ payload, provider, paypalOrderId });
  if (outcome !== 'pending') refuseUnlessPaid(outcome);
  const after = await findAttempt(payload, paypalOrderId);
  if (!after?.paypalCaptureId) throw new ShopError('PAYMENT_UNKNOWN');
  return { id: after.paypalCaptureId, status: outcome === 'pending' ? 'pending' : 'succeeded' };
}

async function outcomeOf({ payload, provider, paypalOrderId }: CapturePayment): Promise<PaymentOutcome> {
  const attempt = await findAttempt(payload, paypalOrderId);
  if (!attempt) return 'unknown';
  const ask = async () => (await refreshAttempt({ payload, provider, paypalOrderId })).outcome;
  if (attempt.status === 'pending') return ask();
  if (attempt.status !== 'open') return attempt.status;
  const order = await findOrder(payload, attempt.orderId);
  if (!order) return 'unknown';
  if (movementsOf(order).some((each) => each.kind === 'payment' && each.providerId === paypalOrderId)) {
    // Paid by this very attempt, whose process ended before it had said so.
    return ask();
  }
  if (refuseUnpayable(order) !== attempt.amount) throw new ShopError('AMOUNT_CHANGED');
  return captureAttempt({ payload, provider, attempt, paypalOrderId });
}
