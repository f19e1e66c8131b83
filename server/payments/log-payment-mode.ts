import { MESSAGES } from '#domain/words/messages';
import type { Env } from '#server/environment/env';
import { log } from '#server/tools/log';
import { paymentMode } from './payment-mode';

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
