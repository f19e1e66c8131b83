import type { Payload } from 'payload';
import { ShopError } from '#server/errors/shop-error';
import type { Limits } from '#server/limits/limits';
import { handleNotice } from './handle-notice';
import { noticeSubject } from './notice-subject';
import type { NoticeSignature } from './providers/paypal/notice-signature';
import type { PaypalNotice } from './providers/paypal/paypal-notice';
import type { NoticeCheck } from './providers/paypal/paypal-notices';
import type { PaymentProvider } from './providers/provider';

interface TakeNotice {
  payload: Payload;
  provider: PaymentProvider;
  limits: Limits;
  check: NoticeCheck;
  /** The caller's, for the count of forged notices. */
  address: string;
  signature: NoticeSignature;
  raw: string;
  notice: PaypalNotice;
}

/**
 * Takes a notice that came from outside. PayPal is only asked whether it is genuine when it is news about an order of this
 * shop; forged ones are counted by address and by order, so that they keep nobody else's waiting. Throws a ShopError
 * (BAD_SIGNATURE), a TooManyError or a ProviderError; PayPal repeats what was not taken, for three days.
 */
export async function takeNotice(taken: TakeNotice): Promise<void> {
  const { payload, provider, limits, check, address, signature, raw, notice } = taken;
  const where = { eventId: { equals: notice.id } };
  if (await payload.db.findOne({ collection: 'paypal-events', where })) return;
  const subject = await noticeSubject(payload, notice);
  if (!subject) return;
  const counts = [
    ['notice-address', address],
    ['notice-order', subject.orderId],
  ] as const;
  // Counted first, so that many at once are counted as well.
  for (const [kind, who] of counts) await limits.take(kind, who);
  const takeBack = () => Promise.all(counts.map(([kind, who]) => limits.giveBack(kind, who)));
  const isGenuine = await check({ raw, signature }).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isGenuine) throw new ShopError('BAD_SIGNATURE');
  await takeBack();
  await handleNotice({ payload, provider, notice, subject });
}
