import express, { Router } from 'express';
import type { ZodError } from 'zod';
import { MESSAGES } from '#domain/messages';
import { SERVER_MESSAGES } from '#domain/server-messages';
import { ShopError } from '#server/errors/shop-error';
import { log } from '#server/log';
import { noticeSignature } from '#server/payments/paypal/notice-signature';
import { noticeOfKnownKind, paypalNotice } from '#server/payments/paypal/paypal-notice';
import { takeNotice } from '#server/payments/take-notice';
import type { ApiContext } from './context';
import { callerAddress } from './middleware/caller-address';

const LIMIT = '200kb';

/**
 * POST /api/paypal/webhook: PayPal's notices, signature checked on the body as it came. Mounted before anything that asks
 * for an origin or reads the body. 503 makes PayPal repeat a notice for three days: also while no webhook is set up.
 */
export function paypalWebhookRouter({ payload, payments, limits }: ApiContext): Router {
  const router = Router();
  router.post('/webhook', express.raw({ type: () => true, limit: LIMIT }), async (req, res) => {
    if (payments.mode !== 'paypal') throw new ShopError('not-found', MESSAGES.notFound);
    const { checkNotice: check } = payments;
    if (!check) throw new ShopError('unavailable', SERVER_MESSAGES.webhookNotSetUp);
    const raw = Buffer.isBuffer(req.body) ? req.body.toString('utf8') : '';
    const body = parsed(raw);
    const signature = noticeSignature.safeParse(req.headers);
    if (!signature.success || body === null) throw new ShopError('invalid', SERVER_MESSAGES.badSignature);
    const notice = paypalNotice.safeParse(body.value);
    // PayPal need not repeat what the shop does not know or cannot read.
    if (!notice.success) logUnread(body.value, notice.error);
    else
      await takeNotice({
        payload,
        provider: payments.provider(),
        limits,
        check,
        address: callerAddress(req),
        signature: signature.data,
        raw,
        notice: notice.data,
      });
    res.status(204).end();
  });
  return router;
}

/** A notice of a kind that matters and cannot be read: the owner's money may depend on it. */
function logUnread(body: unknown, { issues }: ZodError): void {
  const known = noticeOfKnownKind.safeParse(body);
  if (!known.success) return;
  const paths = issues.map(({ path }) => path.join('.'));
  log.error({ ...known.data, paths }, 'payments: a notice of PayPal could not be read');
}

/** The JSON value of a text, or null when it is none. */
function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
