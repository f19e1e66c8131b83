import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { WEBHOOK_FACT } from '#domain/health/health-facts';
import { PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { fromNow } from '#domain/wire/durations';
import { dollarsToCents } from '#domain/wire/money';
import { documentId } from '#domain/wire/wire';
import { findOrder } from '#server/orders/find-order';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { readFact, storeFact } from '#server/platform/health/facts';
import type { Limits } from '#server/platform/limits/limits';
import type { PaymentAttempt } from '../../payload-types';
import { findAttempt } from './attempts';
import { flagOrder } from './flag-order';
import type { VerifyWebhook, WebhookEvent, WebhookSignature } from './providers/paypal/paypal-webhook';
import { type Paying, ProviderError, unlessGone } from './providers/provider';
import { refreshAttempt } from './record-captures';
import { recordRefund } from './record-refund';

interface ReceiveWebhook extends Paying {
  limits: Limits;
  check: VerifyWebhook;
  address: string;
  signature: WebhookSignature;
  raw: string;
  event: WebhookEvent;
}

/** Verifies and handles a webhook event about one of our orders, and counts forgeries. Throws a ShopError or ProviderError. */
export async function receiveWebhook(received: ReceiveWebhook): Promise<void> {
  const { payload, provider, limits, check, address, signature, raw, event } = received;
  const where = { eventId: { equals: event.id } };
  if (await findOne(payload, 'paypal-events', where)) return;
  const subject = await webhookSubject(payload, event);
  if (!subject) return;
  const counts = [
    ['notice-address', address],
    ['notice-order', subject.orderId],
  ] as const;
  // We count before we check, so parallel forgeries count, too.
  for (const [kind, who] of counts) await limits.take(kind, who);
  const uncountAll = () => Promise.all(counts.map(([kind, who]) => limits.uncount(kind, who)));
  const isGenuine = await check({ raw, signature }).catch(async (error: unknown) => {
    await uncountAll();
    throw error;
  });
  if (!isGenuine) {
    await countRefused(payload);
    throw new ShopError('BAD_SIGNATURE');
  }
  await uncountAll();
  await handleWebhook({ payload, provider, event, subject });
}

/** Recorded for the health check (rule 23.1), because a wrong webhook ID looks the same as forgeries. */
async function countRefused(payload: Payload): Promise<void> {
  const before = await readFact(payload, WEBHOOK_FACT);
  const [last] = await findAll(payload, 'paypal-events', undefined, '-createdAt', 1);
  const goesOn = before !== null && (!last || last.createdAt < before.refusedAt);
  const refused = goesOn ? before.refused + 1 : 1;
  await storeFact(payload, WEBHOOK_FACT, { refused, refusedAt: new Date().toISOString() });
}

const BROWSER_FIRST_MS = 60_000;

interface HandleWebhook extends Paying {
  event: WebhookEvent;
  subject: WebhookSubject;
}

/** Handles an event, then stores its ID. After a crash in between, it's handled again. Throws a ProviderError. */
async function handleWebhook(handled: HandleWebhook): Promise<void> {
  const { payload, event } = handled;
  await work(handled);
  const data = { id: randomUUID(), eventId: event.id, type: event.event_type };
  await createUnlessTaken(payload, 'paypal-events', data);
}

async function work(handled: HandleWebhook): Promise<void> {
  const { payload, provider, event, subject } = handled;
  switch (event.event_type) {
    case 'CHECKOUT.ORDER.APPROVED':
      return captureSoon(handled);
    case 'PAYMENT.CAPTURE.REFUNDED':
    case 'PAYMENT.REFUND.PENDING':
    case 'PAYMENT.REFUND.COMPLETED':
    case 'PAYMENT.REFUND.FAILED':
      return takeRefund(handled);
    case 'PAYMENT.CAPTURE.REVERSED':
      return flag(handled, PAYMENT_PROBLEM.reversed(subject.captureId, moneyOf(event)));
    case 'CUSTOMER.DISPUTE.CREATED':
    case 'CUSTOMER.DISPUTE.UPDATED':
    case 'CUSTOMER.DISPUTE.RESOLVED':
      return takeDispute(handled);
    default: {
      // Events arrive late and in any order, so we ask PayPal for the current state.
      const { paypalOrderId } = subject;
      if (paypalOrderId) await refreshAttempt({ payload, provider }, paypalOrderId);
    }
  }
}

async function captureSoon({ payload, subject: { attempt } }: HandleWebhook): Promise<void> {
  if (!attempt) return;
  const checkAt = fromNow(BROWSER_FIRST_MS);
  await changeIf(payload, 'payment-attempts', attempt.id, {
    condition: [{ status: { equals: 'open' } }, { checkAt: { greater_than: checkAt } }],
    data: { checkAt },
  });
}

async function takeRefund(handled: HandleWebhook): Promise<void> {
  const { payload, provider, event, subject } = handled;
  const { orderId, captureId } = subject;
  const refund = await unlessGone(() => provider.getRefund(event.resource.id));
  const recorded =
    refund && (await recordRefund(payload, orderId, { ...refund, captureId: refund.captureId ?? captureId }));
  if (recorded === 'later') throw new ProviderError('away', 'a refund whose answer is on its way');
  if (recorded !== 'done' && event.event_type !== 'PAYMENT.REFUND.FAILED')
    await flag(handled, PAYMENT_PROBLEM.refunded(captureId, moneyOf(event)));
}

async function takeDispute(handled: HandleWebhook): Promise<void> {
  const { event, subject } = handled;
  const { dispute } = event.resource;
  if (!dispute) return;
  const problem = PAYMENT_PROBLEM.dispute(dispute, subject.captureId, moneyOf(event));
  await flag(handled, problem);
}

function moneyOf({ resource }: WebhookEvent) {
  const { currency_code: currency = '', value = '' } = resource.amount ?? {};
  return { cents: dollarsToCents(value), currency };
}

async function flag(
  { payload, subject: { orderId, attempt } }: HandleWebhook,
  problem: string,
): Promise<void> {
  await flagOrder(payload, orderId, problem, { attempt });
}

interface WebhookSubject {
  orderId: string;
  attempt: PaymentAttempt | null;
  paypalOrderId: string | null;
  captureId: string;
}

/** Returns the order a webhook event is about, or null if it isn't ours. */
async function webhookSubject(
  payload: Payload,
  { event_type, resource }: WebhookEvent,
): Promise<WebhookSubject | null> {
  const captureId = linked(resource, 'captures') ?? resource.id;
  const named =
    event_type === 'CHECKOUT.ORDER.APPROVED'
      ? resource.id
      : (resource.supplementary_data?.related_ids?.order_id ?? linked(resource, 'orders'));
  const attempt =
    (named && (await findAttempt(payload, named))) || (await findByCapture(payload, captureId)) || null;
  const orderId = attempt?.orderId ?? (await orderOf(payload, resource, captureId));
  return orderId
    ? { orderId, attempt, captureId, paypalOrderId: named ?? attempt?.paypalOrderId ?? null }
    : null;
}

function findByCapture(payload: Payload, captureId: string): Promise<PaymentAttempt | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  return findOne(payload, 'payment-attempts', where);
}

async function orderOf(
  payload: Payload,
  { custom_id }: WebhookEvent['resource'],
  captureId: string,
): Promise<string | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  const paid = await findOne(payload, 'orders', where);
  if (paid) return paid.id;
  const parsed = documentId.safeParse(custom_id);
  return parsed.success ? ((await findOrder(payload, parsed.data))?.id ?? null) : null;
}

function linked({ links = [] }: WebhookEvent['resource'], kind: 'orders' | 'captures'): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${kind}/([A-Za-z0-9-]{1,64})$`).exec(up)?.[1] ?? null;
}
