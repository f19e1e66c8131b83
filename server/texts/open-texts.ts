import type { Env } from '#server/platform/environment/env';
import type { TextProvider } from './providers/provider';
import { twilioProvider } from './providers/twilio/twilio-provider';

const TWILIO_URL = 'https://api.twilio.com';

export interface Texts {
  provider: TextProvider;
  accountSid: string;
  /** The secret that signs the provider's webhook calls. */
  authToken: string;
  /** The URL for the provider's delivery reports and customers' texts. Null if the provider can't reach the shop. */
  reportTo: string | null;
}

export const TWILIO_WEBHOOK_PATH = '/api/twilio/webhook';

/** Null if texts are off. */
export function openTexts(settings: Env): Texts | null {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = settings;
  if (!accountSid || !authToken || !from) return null;
  return {
    provider: twilioProvider({ baseUrl: settings.TWILIO_API_URL ?? TWILIO_URL, accountSid, authToken, from }),
    ...{ accountSid, authToken },
    reportTo: settings.SITE_URL ? `${settings.SITE_URL}${TWILIO_WEBHOOK_PATH}` : null,
  };
}
