import express, { Router } from 'express';
import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';
import { handleNotice } from '#server/payments/handle-notice';
import { paypalNotice } from '#server/payments/paypal/paypal-notice';
import type { ApiContext } from './context';

const LIMIT = '200kb';

/**
 * POST /api/paypal/webhook: PayPal's notices, signature checked on the body as it came. Mounted before anything that asks
 * for an origin or reads the body. 503 makes PayPal repeat a notice for three days: also while no webhook is set up.
 */
export function paypalWebhookRouter({ payload, payments }: ApiContext): Router {
  const router = Router();
  router.post('/webhook', express.raw({ type: () => true, limit: LIMIT }), async (req, res) => {
    if (payments.mode !== 'paypal') throw new ShopError('not-found', MESSAGES.notFound);
    if (!payments.checkNotice) throw new ShopError('unavailable', MESSAGES.webhookNotSetUp);
    const raw = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
    if (!(await payments.checkNotice({ raw, headers: req.headers })))
      throw new ShopError('invalid', MESSAGES.badSignature);
    const notice = paypalNotice.safeParse(JSON.parse(raw));
    // A genuine notice of a kind that the shop does not know: PayPal need not repeat it.
    if (notice.success) await handleNotice({ payload, provider: payments.provider(), notice: notice.data });
    res.status(204).end();
  });
  return router;
}
