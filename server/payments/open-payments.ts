import type { Payload } from 'payload';
import type { PaymentMode } from '#domain/payments/payment';
import type { Env } from '#server/environment/env';
import { ShopError } from '#server/errors/shop-error';
import { paymentMode } from './payment-mode';
import { paypalApi } from './providers/paypal/paypal-api';
import { type NoticeCheck, paypalNotices } from './providers/paypal/paypal-notice';
import { paypalProvider } from './providers/paypal/paypal-provider';
import type { PaymentProvider } from './providers/provider';
import { simulatedProvider } from './providers/simulator/simulated-provider';

const PAYPAL_URL = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
} as const satisfies Record<Env['PAYPAL_ENVIRONMENT'], string>;

/** Online payment as it is set up in this shop. */
export interface Payments {
  mode: PaymentMode;
  /** With which the browser loads PayPal's script. */
  clientId: string | null;
  /** Throws an ONLINE_PAYMENT_OFF ShopError while online payment is off. */
  provider: () => PaymentProvider;
  /** Null while no webhook is set up. */
  checkNotice: NoticeCheck | null;
}

/** Sets online payment up; nobody is called yet. */
export function openPayments(payload: Payload, settings: Env): Payments {
  const mode = paymentMode(settings);
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) {
    const baseUrl = settings.PAYPAL_API_URL ?? PAYPAL_URL[settings.PAYPAL_ENVIRONMENT];
    const api = paypalApi({ baseUrl, clientId, clientSecret });
    const provider = paypalProvider(api);
    const checkNotice = settings.PAYPAL_WEBHOOK_ID ? paypalNotices(api, settings.PAYPAL_WEBHOOK_ID) : null;
    return { mode, clientId, provider: () => provider, checkNotice };
  }
  const simulated = simulatedProvider(payload);
  const provider = () => {
    if (mode === 'simulator') return simulated;
    throw new ShopError('ONLINE_PAYMENT_OFF');
  };
  return { mode, clientId: null, provider, checkNotice: null };
}
