import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { dollarsToCents } from '#domain/wire/money';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import type { Limits } from '#server/limits/limits';
import { flagOrder } from './flag-order';
import { type NoticeSubject, noticeSubject } from './notice-subject';
import type { NoticeCheck, NoticeSignature, PaypalNotice } from './providers/paypal/paypal-notice';
import type { PaymentProvider } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';

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

/** How long a browser has to capture what its buyer approved before the shop does, in ms. */
const BROWSER_FIRST_MS = 60_000;

interface HandleNotice {
  payload: Payload;
  provider: PaymentProvider;
  /** Its signature has been checked. */
  notice: PaypalNotice;
  subject: NoticeSubject;
}

/**
 * Works a notice of PayPal through and notes it after its work is done: a process killed in between does the work again when
 * PayPal repeats the notice, which changes nothing. Throws a ProviderError, after which PayPal repeats it.
 */
async function handleNotice(handled: HandleNotice): Promise<void> {
  const { payload, notice } = handled;
  await work(handled);
  try {
    const data = { id: randomUUID(), eventId: notice.id, type: notice.event_type };
    await payload.db.create({ collection: 'paypal-events', data, returning: false });
  } catch (error) {
    // The same notice was worked through at the same moment.
    if (!(error instanceof ValidationError)) throw error;
  }
}

async function work(handled: HandleNotice): Promise<void> {
  const { payload, provider, notice, subject } = handled;
  switch (notice.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return captureSoon(handled);
    case 'PAYMENT.CAPTURE.REFUNDED':
      return flag(handled, 'refunded');
    case 'PAYMENT.CAPTURE.REVERSED':
      return flag(handled, 'reversed');
    default: {
      // Notices come late and in any order: what counts is how the payment stands now.
      const { paypalOrderId } = subject;
      if (paypalOrderId) await refreshAttempt({ payload, provider, paypalOrderId });
    }
  }
}

async function captureSoon({ payload, subject: { attempt } }: HandleNotice): Promise<void> {
  if (!attempt) return;
  const checkAt = new Date(Date.now() + BROWSER_FIRST_MS).toISOString();
  await changeIf({
    payload,
    collection: 'payment-attempts',
    id: attempt.id,
    condition: [{ status: { equals: 'open' } }, { checkAt: { greater_than: checkAt } }],
    data: { checkAt },
  });
}

async function flag(
  { payload, notice: { resource }, subject: { orderId, attempt, captureId } }: HandleNotice,
  what: 'refunded' | 'reversed',
): Promise<void> {
  const { currency_code: currency = '', value = '' } = resource.amount ?? {};
  const cents = dollarsToCents(value);
  const problem = PAYMENT_PROBLEM[what](captureId, { cents, currency });
  await flagOrder({ payload, orderId, attempt, problem });
}
