import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import type { PaymentMode } from '#domain/payments/payment';
import { MESSAGES } from '#domain/words/shop-texts';
import { notifyOwner } from '#server/audit/notify-owner';
import { recordAudit } from '#server/audit/record-audit';
import { findAll } from '#server/platform/database/find';
import { type Env, isLocal } from '#server/platform/environment/env';
import { ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import { paypalApi } from './providers/paypal/paypal-api';
import { paypalProvider } from './providers/paypal/paypal-provider';
import { type VerifyWebhook, webhookVerifier } from './providers/paypal/paypal-webhook';
import type { PaymentProvider } from './providers/provider';
import { simulatedProvider } from './providers/simulator/simulated-provider';
import { timed } from './providers/timed-provider';

const PAYPAL_URL = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const satisfies Record<Env['PAYPAL_ENVIRONMENT'], string>;

export interface Payments {
  mode: PaymentMode;
  clientId: string | null;
  /** Throws an ONLINE_PAYMENT_OFF ShopError. */
  provider: () => PaymentProvider;
  verifyWebhook: VerifyWebhook | null;
}

export function openPayments(payload: Payload, settings: Env): Payments {
  const mode = paymentMode(settings);
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) {
    const baseUrl = settings.PAYPAL_API_URL ?? PAYPAL_URL[settings.PAYPAL_ENVIRONMENT];
    const api = paypalApi({ baseUrl, clientId, clientSecret });
    const provider = timed(payload, paypalProvider(api));
    const verifyWebhook = settings.PAYPAL_WEBHOOK_ID
      ? webhookVerifier(api, settings.PAYPAL_WEBHOOK_ID)
      : null;
    return { mode, clientId, provider: () => provider, verifyWebhook };
  }
  const simulated = timed(payload, simulatedProvider(payload));
  const provider = () => {
    if (mode === 'simulator') return simulated;
    throw new ShopError('ONLINE_PAYMENT_OFF');
  };
  return { mode, clientId: null, provider, verifyWebhook: null };
}

/** PayPal with credentials, the simulator on request or on a local machine, or off (rule 8.1). */
export function paymentMode(settings: Env): PaymentMode {
  if (settings.PAYPAL_CLIENT_ID) return 'paypal';
  return settings.PAYMENTS === 'simulator' || isLocal(settings) ? 'simulator' : 'off';
}

/** Logs the payment mode, so nobody mistakes the simulator for real payments. */
export function logPaymentMode(settings: Env): void {
  const mode = paymentMode(settings);
  const { PAYPAL_ENVIRONMENT, PAYPAL_API_URL, PAYPAL_WEBHOOK_ID } = settings;
  if (mode === 'simulator') log.warn({ mode }, `online payment: ${MESSAGES.testMode}`);
  if (mode === 'off') log.warn({ mode }, 'online payment is off: set PAYPAL_CLIENT_ID or PAYMENTS=simulator');
  if (mode !== 'paypal') return;
  const hasWebhook = Boolean(PAYPAL_WEBHOOK_ID);
  log.info({ mode, environment: PAYPAL_API_URL ?? PAYPAL_ENVIRONMENT, hasWebhook }, 'online payment: PayPal');
}

const DESCRIPTIONS = { paypal: 'by PayPal', simulator: 'simulated, no money moves', off: 'off' } as const;

/** Records and emails changed payment settings at startup (rule 18.7). Stores hashes of keys, never keys. */
export async function notePaymentSettings(payload: Payload, settings: Env): Promise<void> {
  const { PAYPAL_ENVIRONMENT, PAYPAL_CLIENT_ID = '', PAYPAL_WEBHOOK_ID = '' } = settings;
  const mode = paymentMode(settings);
  const data = {
    mode,
    ...(mode === 'paypal' && {
      environment: PAYPAL_ENVIRONMENT,
      account: markOf(PAYPAL_CLIENT_ID),
      webhooks: markOf(PAYPAL_WEBHOOK_ID),
    }),
  };
  const [last] = await findAll(payload, 'audit', { kind: { equals: 'payment-settings' } }, '-createdAt', 1);
  if (last && isDeepStrictEqual(last.data, data)) return;
  const text = `Online payment: ${DESCRIPTIONS[mode]}${mode === 'paypal' ? ` (${PAYPAL_ENVIRONMENT})` : ''}`;
  await recordAudit({ payload, kind: 'payment-settings', actor: null, address: null, text, data });
  if (last) await notifyOwner(payload, 'payment-settings', text);
}

const markOf = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 12);
