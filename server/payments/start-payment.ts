import type { Payload } from 'payload';
import type { PaymentAnswer, PaymentRequest } from '#domain/payments/payment-contract';
import { centsToDecimal } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { attemptFor } from './attempt-for';
import type { PaymentProvider } from './providers/provider';
import { refuseUnpayable } from './refusals';

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
  const order = await findOrder(payload, input.orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  if (input.amount !== centsToDecimal(refuseUnpayable(order))) {
    throw new ShopError('VALIDATION', { errors: { amount: MESSAGES.wrongAmount } });
  }
  const paypalOrderId = await attemptFor({ payload, provider, orderId: order.id });
  await changeIf({
    payload,
    collection: 'orders',
    id: order.id,
    condition: [{ paypalCaptureId: { exists: false } }],
    data: { paypalOrderId },
  });
  return { id: paypalOrderId };
}
