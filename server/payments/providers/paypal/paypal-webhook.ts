import { z } from 'zod';
import { providerId } from '#domain/payments/payment-contract';
import { type PaypalApi, paypalFailure } from './paypal-api';

const WEBHOOK_EVENT_TYPES = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.COMPLETED',
  'PAYMENT.REFUND.FAILED',
  'CUSTOMER.DISPUTE.CREATED',
  'CUSTOMER.DISPUTE.UPDATED',
  'CUSTOMER.DISPUTE.RESOLVED',
] as const;

const id = z.string().regex(/^[\w.-]{1,64}$/);
const amount = z.object({ currency_code: z.string(), value: z.string() });

/** A dispute refers to its capture. Its own ID is in a field with another name. */
const dispute = z
  .object({
    dispute_id: id,
    status: z.string().regex(/^[A-Z_]{1,40}$/),
    dispute_amount: amount.optional(),
    seller_response_due_date: z.iso.datetime({ offset: true }).optional().catch(undefined),
    dispute_outcome: z.object({ outcome_code: z.string().regex(/^[A-Z_]{1,40}$/) }).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: providerId })).min(1),
  })
  .transform(({ dispute_id, status, dispute_outcome, disputed_transactions: [disputed], ...dispute }) => ({
    id: disputed?.seller_transaction_id ?? dispute_id,
    amount: dispute.dispute_amount,
    dispute: {
      id: dispute_id,
      status: dispute_outcome?.outcome_code ?? status,
      answerBy: dispute_outcome ? undefined : dispute.seller_response_due_date,
    },
  }));

const resource = z.object({
  id,
  custom_id: z.string().optional(),
  amount: amount.optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: providerId.optional() }).optional() })
    .optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  dispute: z.object({ id, status: z.string(), answerBy: z.string().optional() }).optional(),
});

export const webhookEvent = z.object({
  id: z.string().min(1).max(200),
  event_type: z.enum(WEBHOOK_EVENT_TYPES),
  resource: z.preprocess((value) => dispute.safeParse(value).data ?? value, resource),
});
export const knownWebhookEvent = z.object({ event_type: z.enum(WEBHOOK_EVENT_TYPES), id: z.unknown() });
export type WebhookEvent = z.infer<typeof webhookEvent>;

const isPaypals = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname);
};

/** The headers of a signed webhook event, named as PayPal's check expects them. */
export const webhookSignature = z
  .object({
    'paypal-auth-algo': z.string().regex(/^SHA\d{3}with(RSA|ECDSA)$/i),
    'paypal-cert-url': z.string().max(500).refine(isPaypals),
    'paypal-transmission-id': z.string().regex(/^[\w-]{8,100}$/),
    'paypal-transmission-sig': z.string().regex(/^[A-Za-z0-9+/]{40,2000}={0,2}$/),
    'paypal-transmission-time': z.iso.datetime({ offset: true }),
  })
  .transform((headers) => ({
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
  }));
export type WebhookSignature = z.output<typeof webhookSignature>;

const verdict = z.object({ verification_status: z.string() });

interface WebhookDelivery {
  /** The body as received: PayPal's check fails on rewritten JSON. */
  raw: string;
  signature: WebhookSignature;
}

export type VerifyWebhook = (event: WebhookDelivery) => Promise<boolean>;

/** Verifies a webhook event's signature with PayPal. Throws a ProviderError. */
export function webhookVerifier(api: PaypalApi, webhookId: string): VerifyWebhook {
  return async ({ raw, signature }) => {
    const question = JSON.stringify({ ...signature, webhook_id: webhookId });
    // `raw` has been parsed as one JSON value, so it can't add keys here.
    const body = `${question.slice(0, -1)},"webhook_event":${raw}}`;
    const answer = await api({ method: 'POST', path: '/v1/notifications/verify-webhook-signature', body });
    if (answer.status === 400 || answer.status === 422) return false;
    const parsed = verdict.safeParse(answer.body);
    if (answer.status !== 200 || !parsed.success) throw paypalFailure(answer);
    return parsed.data.verification_status === 'SUCCESS';
  };
}
