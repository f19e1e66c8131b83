import type { PaymentMode } from '#domain/payments/payment';
import { MESSAGES } from '#domain/words/shop-texts';
import { type Env, isLocal } from '#server/environment/env';
import { log } from '#server/tools/log';

/**
 * How online payment works with these settings: PayPal with its credentials; without them a simulator where it was asked
 * for, or where nobody but this machine can come; otherwise not at all (rule 8.1).
 */
export function paymentMode(settings: Env): PaymentMode {
  if (settings.PAYPAL_CLIENT_ID) return 'paypal';
  return settings.PAYMENTS === 'simulator' || isLocal(settings) ? 'simulator' : 'off';
}

/** Tells at start how online payment works, so that nobody takes a simulator for real, or real money for a test. */
export function logPaymentMode(settings: Env): void {
  const mode = paymentMode(settings);
  const { PAYPAL_ENVIRONMENT, PAYPAL_API_URL, PAYPAL_WEBHOOK_ID } = settings;
  if (mode === 'simulator') log.warn({ mode }, `online payment: ${MESSAGES.testMode}`);
  if (mode === 'off')
    log.warn({ mode }, 'online payment is off: neither PAYPAL_CLIENT_ID nor PAYMENTS=simulator is set');
  if (mode !== 'paypal') return;
  const hasWebhook = Boolean(PAYPAL_WEBHOOK_ID);
  log.info({ mode, environment: PAYPAL_API_URL ?? PAYPAL_ENVIRONMENT, hasWebhook }, 'online payment: PayPal');
}
