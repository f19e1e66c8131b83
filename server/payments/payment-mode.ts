import type { PaymentMode } from '#domain/payments/payment';
import { type Env, isLocal } from '#server/environment/env';

/**
 * How online payment works with these settings: PayPal with its credentials; without them a simulator where it was asked
 * for, or where nobody but this machine can come; otherwise not at all (rule 8.1).
 */
export function paymentMode(settings: Env): PaymentMode {
  if (settings.PAYPAL_CLIENT_ID) return 'paypal';
  return settings.PAYMENTS === 'simulator' || isLocal(settings) ? 'simulator' : 'off';
}
