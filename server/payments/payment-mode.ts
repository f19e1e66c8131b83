import type { PaymentMode } from '#domain/payment';
import { type Env, isHttps } from '#server/env';

/**
 * How online payment works with these settings (decisions: orders and payment): PayPal with its credentials; without them
 * a simulator, which a shop on https refuses.
 */
export function paymentMode(settings: Env): PaymentMode {
  if (settings.PAYPAL_CLIENT_ID) return 'paypal';
  return isHttps(settings) ? 'off' : 'simulator';
}
