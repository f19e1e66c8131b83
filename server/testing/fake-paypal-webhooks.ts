import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';

const SECRET = 'webhook-secret-of-the-fake';
export const WEBHOOK_ID = 'WH-TEST-1';

export interface WebhookOptions {
  id?: string;
  signature?: string;
  raw?: string;
  headers?: Record<string, string>;
}

interface WebhookDelivery extends WebhookOptions {
  shopUrl: string;
  type: string;
  resource: object;
}

/** Sends a signed webhook event with unusual spaces and numbers, like PayPal. */
export async function sendWebhook({
  shopUrl,
  type,
  resource,
  id,
  signature,
  raw,
  headers,
}: WebhookDelivery): Promise<number> {
  const event = id ?? `WH-${randomUUID()}`;
  const text =
    raw ??
    `{ "id":"${event}",  "event_version": 1.0,\n"event_type":"${type}","resource":${JSON.stringify(resource)}}`;
  const transmissionId = randomUUID();
  const response = await fetch(`${shopUrl}/api/paypal/webhook`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'PayPal-Auth-Algo': 'SHA256withRSA',
      'PayPal-Cert-Url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-TEST',
      'PayPal-Transmission-Id': transmissionId,
      'PayPal-Transmission-Time': new Date().toISOString(),
      'PayPal-Transmission-Sig': signature ?? sign(text, transmissionId),
      ...headers,
    },
    body: text,
  });
  await response.text();
  return response.status;
}

const question = z.object({
  transmission_id: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

/** Verifies the signature over the event's exact text, like PayPal. */
export function verifyWebhook(text: string): { verification_status: 'SUCCESS' | 'FAILURE' } {
  const { transmission_id, transmission_sig, webhook_id } = question.parse(JSON.parse(text));
  const key = '"webhook_event":';
  const raw = text.slice(text.indexOf(key) + key.length, -1);
  const isGenuine = webhook_id === WEBHOOK_ID && transmission_sig === sign(raw, transmission_id);
  return { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' };
}

function sign(raw: string, transmissionId: string): string {
  return createHmac('sha256', SECRET).update(`${transmissionId}|${WEBHOOK_ID}|${raw}`).digest('hex');
}
