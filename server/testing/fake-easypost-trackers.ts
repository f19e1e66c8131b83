import { createHmac } from 'node:crypto';
import { newEasypostId } from './fake-easypost-answers';

export const WEBHOOK_SECRET = 'webhook-secret-of-the-test';

export interface FakeTracker {
  id: string;
  object: 'Tracker';
  tracking_code: string;
  carrier: string;
  status: string;
  status_detail: string;
  est_delivery_date: string | null;
  created_at: string;
  updated_at: string;
  shipment_id: string | null;
  tracking_details: object[];
  public_url: string;
}

/** Sends a tracker update to the shop, signed. Returns the status of its answer. */
export async function notifyOfTracker(
  shopUrl: string,
  tracker: object,
  { eventId = newEasypostId('evt'), secret = WEBHOOK_SECRET }: { eventId?: string; secret?: string } = {},
): Promise<number> {
  const raw = JSON.stringify({
    id: eventId,
    object: 'Event',
    description: 'tracker.updated',
    mode: 'test',
    previous_attributes: {},
    created_at: new Date().toISOString(),
    status: 'pending',
    result: tracker,
  });
  const signature = createHmac('sha256', secret.normalize('NFKD')).update(raw).digest('hex');
  const headers = { 'Content-Type': 'application/json', 'X-Hmac-Signature': `hmac-sha256-hex=${signature}` };
  const sent = await fetch(`${shopUrl}/api/easypost/webhook`, { method: 'POST', headers, body: raw });
  return sent.status;
}
