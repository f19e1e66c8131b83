import { z } from 'zod';
import type { NoticeSignature } from './notice-signature';
import type { PaypalApi } from './paypal-api';
import { paypalFailure } from './paypal-failure';

const verdict = z.object({ verification_status: z.string() });

interface Notice {
  /** The body exactly as it came, which is one JSON value: PayPal's check fails on one that was written anew. */
  raw: string;
  signature: NoticeSignature;
}

/** Whether a notice comes from PayPal. */
export type NoticeCheck = (notice: Notice) => Promise<boolean>;

/** Has PayPal check a notice's signature for this webhook. Throws a ProviderError when PayPal does not answer. */
export function paypalNotices(api: PaypalApi, webhookId: string): NoticeCheck {
  return async ({ raw, signature }) => {
    const question = JSON.stringify({ ...signature, webhook_id: webhookId });
    // One JSON value can only ever be the value of its own key.
    const body = `${question.slice(0, -1)},"webhook_event":${raw}}`;
    const answer = await api({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
    if (answer.status === 400 || answer.status === 422) return false;
    const parsed = verdict.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw paypalFailure(answer);
    return parsed.data.verification_status === 'SUCCESS';
  };
}
