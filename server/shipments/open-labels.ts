import type { Env } from '#server/platform/environment/env';
import { ShopError } from '#server/platform/errors/shop-error';
import { easypostApi } from './providers/easypost/easypost-api';
import { easypostProvider } from './providers/easypost/easypost-provider';
import type { ShipmentProvider } from './providers/provider';

const EASYPOST_URL = 'https://api.easypost.com';

/** Shipping labels and package tracking. All of it is off without a provider. */
export interface Labels {
  isOn: boolean;
  /** The secret that signs the provider's webhook events. Without it, we accept none. */
  webhookSecret: string | undefined;
  /** Throws a LABELS_OFF ShopError. */
  provider: () => ShipmentProvider;
}

export function openLabels({
  EASYPOST_API_KEY: apiKey,
  EASYPOST_API_URL: baseUrl,
  EASYPOST_WEBHOOK_SECRET: webhookSecret,
}: Env): Labels {
  if (!apiKey)
    return {
      isOn: false,
      webhookSecret: undefined,
      provider: () => {
        throw new ShopError('LABELS_OFF');
      },
    };
  const provider = easypostProvider(easypostApi({ baseUrl: baseUrl ?? EASYPOST_URL, apiKey }));
  return { isOn: true, webhookSecret, provider: () => provider };
}
