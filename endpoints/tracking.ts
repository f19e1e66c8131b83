import { TRACKING_CALLS } from '#domain/api-calls/tracking-calls';
import { ShopError } from '#server/platform/errors/shop-error';
import { isSigned, receiveTracking } from '#server/shipments/receive-tracking';
import { routesOf } from './route';

export const trackingRoutes = routesOf(TRACKING_CALLS, {
  easypostWebhook: async ({ payload, labels: { webhookSecret }, req }) => {
    if (!webhookSecret) throw new ShopError('NOT_FOUND');
    const raw = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    if (!isSigned(raw, req.get('X-Hmac-Signature'), webhookSecret)) throw new ShopError('BAD_SIGNATURE');
    await receiveTracking(payload, parsed(raw));
  },
});

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new ShopError('UNREADABLE');
  }
}
