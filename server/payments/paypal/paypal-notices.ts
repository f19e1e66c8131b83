import { z } from 'zod';
import type { PaypalApi } from './paypal-api';
import { paypalFailure } from './paypal-failure';

/** The headers with which PayPal signs a notice. */
const signature = z.object({
  'paypal-auth-algo': z.string(),
  'paypal-cert-url': z.string(),
  'paypal-transmission-id': z.string(),
  'paypal-transmission-sig': z.string(),
  'paypal-transmission-time': z.string(),
});

const verdict = z.object({ verification_status: z.string() });

interface Notice {
  /** The body exactly as it came: PayPal's check fails on one that was written anew. */
  raw: string;
  headers: Record<string, unknown>;
}

/** Whether a notice comes from PayPal. */
export type NoticeCheck = (notice: Notice) => Promise<boolean>;

/** Has PayPal check a notice's signature for this webhook. Throws a ProviderError when PayPal does not answer. */
export function paypalNotices(api: PaypalApi, webhookId: string): NoticeCheck {
  return async ({ raw, headers }) => {
    const signed = signature.safeParse(headers);
    if (!signed.success || !isJson(raw)) return false;
    const question = JSON.stringify({
      auth_algo: signed.data['paypal-auth-algo'],
      cert_url: signed.data['paypal-cert-url'],
      transmission_id: signed.data['paypal-transmission-id'],
      transmission_sig: signed.data['paypal-transmission-sig'],
      transmission_time: signed.data['paypal-transmission-time'],
      webhook_id: webhookId,
    });
    // The raw text is one JSON value, so it can only ever be the value of its own key.
    const body = `${question.slice(0, -1)},"webhook_event":${raw}}`;
    const answer = await api({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
    if (answer.status === 400 || answer.status === 422) return false;
    const parsed = verdict.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw paypalFailure(answer);
    return parsed.data.verification_status === 'SUCCESS';
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
