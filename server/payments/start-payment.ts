import type { Payload } from 'payload';
import type { PaymentAnswer, PaymentRequest } from '#domain/payments/payment-contract';
import { changeIf } from '#server/database/change-if';
import { attemptFor } from './attempt-for';
import type { PaymentProvider } from './providers/provider';

interface StartPayment {
  payload: Payload;
  provider: PaymentProvider;
  input: PaymentRequest;
}

/**
 * Makes the provider's order for an order of the shop (rule 8.2), or hands out the one that is still open. The amount must be
 * what is due of the stored order. Throws a ShopError (NOT_FOUND, VALIDATION, ORDER_…, PAYMENT_…) or a ProviderError.
 */
export async function startPayment({ payload, provider, input }: StartPayment): Promise<PaymentAnswer> {
  const { orderId, amount } = input;
  const paypalOrderId = await attemptFor({ payload, provider, orderId, amount });
  await changeIf({
    payload,
    collection: 'orders',
    id: orderId,
    condition: [{ paypalCaptureId: { exists: false } }],
    data: { paypalOrderId },
  });
  return { id: paypalOrderId };
}
