import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { dollarsToCents } from '#domain/money';
import { PAYMENT_PROBLEM } from '#domain/payment-problem';
import type { Order, PaymentAttempt } from '../../payload-types';
import { changeAttempt } from './change-attempt';
import { findAttempt } from './find-attempt';
import { flagOrder } from './flag-order';
import type { PaypalNotice } from './paypal/paypal-notice';
import type { PaymentProvider } from './provider';
import { settlePayment } from './settle-payment';

/** How long a browser has to capture what its buyer approved before the shop does, in ms. */
const BROWSER_FIRST_MS = 60_000;

interface HandleNotice {
  payload: Payload;
  provider: PaymentProvider;
  /** Its signature has been checked. */
  notice: PaypalNotice;
}

/**
 * Works a notice of PayPal through, once per event. It is noted after its work is done: a process killed in between does the
 * work again when PayPal repeats the notice, which changes nothing. Notices of orders that are not the shop's are ignored.
 * Throws a ProviderError, after which PayPal repeats it.
 */
export async function handleNotice({ payload, provider, notice }: HandleNotice): Promise<void> {
  const where = { eventId: { equals: notice.id } };
  if (await payload.db.findOne({ collection: 'paypal-events', where })) return;
  await work({ payload, provider, notice });
  try {
    const data = { id: randomUUID(), eventId: notice.id, type: notice.event_type };
    await payload.db.create({ collection: 'paypal-events', data, returning: false });
  } catch (error) {
    // The same notice was worked through at the same moment.
    if (!(error instanceof ValidationError)) throw error;
  }
}

async function work({ payload, provider, notice }: HandleNotice): Promise<void> {
  switch (notice.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return captureSoon(payload, notice.resource.id);
    case 'PAYMENT.CAPTURE.COMPLETED':
    case 'PAYMENT.CAPTURE.PENDING':
    case 'PAYMENT.CAPTURE.DENIED':
    case 'PAYMENT.CAPTURE.DECLINED': {
      // Notices come late and in any order: what counts is how the payment stands now.
      const paypalOrderId = await providerOrderOf(payload, notice);
      if (paypalOrderId) await settlePayment({ payload, provider, paypalOrderId });
      return;
    }
    case 'PAYMENT.CAPTURE.REFUNDED':
      return flag(payload, notice, 'refunded');
    case 'PAYMENT.CAPTURE.REVERSED':
      return flag(payload, notice, 'reversed');
  }
}

async function captureSoon(payload: Payload, paypalOrderId: string): Promise<void> {
  const attempt = await findAttempt(payload, paypalOrderId);
  if (!attempt) return;
  const checkAt = new Date(Date.now() + BROWSER_FIRST_MS).toISOString();
  await changeAttempt({
    payload,
    attempt,
    onlyIf: { and: [{ status: { equals: 'open' } }, { checkAt: { greater_than: checkAt } }] },
    data: { checkAt },
  });
}

/** The provider's order that a capture belongs to, when the shop can know it. */
async function providerOrderOf(payload: Payload, { resource }: PaypalNotice): Promise<string | null> {
  const named = resource.supplementary_data?.related_ids?.order_id ?? linked(resource, 'orders');
  if (named) return named;
  return (await findByCapture(payload, resource.id))?.paypalOrderId ?? null;
}

async function flag(
  payload: Payload,
  { resource }: PaypalNotice,
  what: 'refunded' | 'reversed',
): Promise<void> {
  const captureId = linked(resource, 'captures') ?? resource.id;
  const orderId = (await findByCapture(payload, captureId))?.orderId ?? (await paidOrder(payload, captureId));
  if (!orderId) return;
  const { currency_code: currency = '', value = '' } = resource.amount ?? {};
  const cents = dollarsToCents(value);
  await flagOrder({ payload, orderId, problem: PAYMENT_PROBLEM[what](captureId, { cents, currency }) });
}

function findByCapture(payload: Payload, captureId: string): Promise<PaymentAttempt | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  return payload.db.findOne<PaymentAttempt>({ collection: 'payment-attempts', where });
}

async function paidOrder(payload: Payload, captureId: string): Promise<string | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  return (await payload.db.findOne<Order>({ collection: 'orders', where }))?.id ?? null;
}

/** The id in the address of what a capture or refund was made from. */
function linked({ links = [] }: PaypalNotice['resource'], kind: 'orders' | 'captures'): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${kind}/([A-Za-z0-9-]+)$`).exec(up)?.[1] ?? null;
}
