import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { ledgerOf } from '#domain/orders/ledger';
import type {
  CaptureAnswer,
  PaymentAnswer,
  PaymentReport,
  PaymentRequest,
} from '#domain/payments/payment-contract';
import { centsToDecimal } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOrder } from '#server/orders/find-order';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { log } from '#server/platform/tools/log';
import type { Order, PaymentAttempt } from '../../payload-types';
import {
  findAttempt,
  findAttempts,
  moveAttempt,
  nextCheck,
  type PaymentOutcome,
  paymentOf,
  refuseUnlessPaid,
  refuseUnpayable,
} from './attempts';
import { captureAttempt } from './capture-attempt';
import { type Paying, ProviderError, type ProviderOrder } from './providers/provider';
import { refreshAttempt } from './record-captures';

/** Returns the provider order to pay with (rule 8.2). The amount must be what's due. Throws a ShopError or ProviderError. */
export async function startPayment(
  { payload, provider }: Paying,
  input: PaymentRequest,
): Promise<PaymentAnswer> {
  const { orderId, amount } = input;
  const paypalOrderId = await attemptFor({ payload, provider }, orderId, amount);
  await changeIf(payload, 'orders', orderId, {
    condition: [{ paypalCaptureId: { exists: false } }],
    data: { paypalOrderId },
  });
  return { id: paypalOrderId };
}

/** PayPal allows 3 hours for approval and keeps a request ID for 6. */
const FRESH_MS = 2 * 60 * 60 * 1000;
const ROUNDS = 10;

/** Returns the one provider order to pay now, in any number of tabs. Throws a ShopError or ProviderError. */
export async function attemptFor(
  { payload, provider }: Paying,
  orderId: string,
  amount: string,
): Promise<string> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = orNotFound(await findOrder(payload, orderId));
    const due = refuseUnpayable(order);
    // This is checked in each round, so nobody is charged an amount they didn't see.
    if (amount !== centsToDecimal(due))
      throw new ShopError('VALIDATION', { errors: { amount: MESSAGES.wrongAmount } });
    const [latest] = await findAttempts(payload, orderId);
    const attempt = latest
      ? await usable({ payload, provider, order, attempt: latest, due })
      : await newAttempt(payload, orderId, due, 1);
    const paypalOrderId = attempt && (await makeProviderOrder({ payload, provider }, attempt));
    if (paypalOrderId) return paypalOrderId;
  }
  throw new ShopError('CONFLICT');
}

interface Usable extends Paying {
  order: Order;
  attempt: PaymentAttempt;
  due: number;
}

/** Returns the latest attempt or a new one, or null if it changed. Throws a ShopError if it may have taken money. */
async function usable({ payload, provider, order, attempt, due }: Usable): Promise<PaymentAttempt | null> {
  const { paypalOrderId, paypalCaptureId, orderId } = attempt;
  const status = paypalOrderId
    ? (await refreshAttempt({ payload, provider }, paypalOrderId)).outcome
    : attempt.status;
  // If its capture isn't in the ledger we read, we read the order too early.
  if (status === 'succeeded' && !(paypalCaptureId && paymentOf(order, paypalCaptureId))) return null;
  if (status === 'pending' || status === 'problem') refuseUnlessPaid(status);
  if (status === 'open') {
    const isFresh = Date.now() - new Date(attempt.createdAt).getTime() < FRESH_MS;
    if (attempt.amount === due && isFresh && !attempt.wasDeclined) return attempt;
    if (!(await moveAttempt(payload, attempt, 'replaced'))) return null;
  }
  return newAttempt(payload, orderId, due, attempt.number + 1);
}

async function newAttempt(
  payload: Payload,
  orderId: string,
  due: number,
  number: number,
): Promise<PaymentAttempt | null> {
  return createUnlessTaken(payload, 'payment-attempts', {
    id: randomUUID(),
    key: `${orderId}:${number}`,
    orderId,
    number,
    amount: due,
    status: 'open',
    refusals: 0,
    wasDeclined: false,
    checkAt: nextCheck('open', 0),
  });
}

const NOT_MADE: Where = { paypalOrderId: { exists: false } };

/** Returns the attempt's provider order, or null if the attempt ended. Repeats return the same one. Throws a ProviderError. */
async function makeProviderOrder(
  { payload, provider }: Paying,
  attempt: PaymentAttempt,
): Promise<string | null> {
  if (attempt.paypalOrderId) return attempt.paypalOrderId;
  const made = await createTwice({ payload, provider }, attempt);
  const written = await changeIf(payload, 'payment-attempts', attempt.id, {
    condition: [{ status: { equals: 'open' } }, NOT_MADE],
    data: { paypalOrderId: made.id },
  });
  if (written) return made.id;
  const stored = await findOne(payload, 'payment-attempts', {
    and: [{ id: { equals: attempt.id } }, { status: { equals: 'open' } }],
  });
  return stored?.paypalOrderId ?? null;
}

/** The answer was lost, so this tries again. An attempt that PayPal refused is closed, because PayPal may repeat the refusal. */
async function createTwice({ payload, provider }: Paying, attempt: PaymentAttempt): Promise<ProviderOrder> {
  const create = () =>
    provider.createOrder({
      orderId: attempt.orderId,
      amount: attempt.amount ?? 0,
      invoiceId: `${attempt.orderId}-${attempt.number}`,
      requestId: attempt.id,
    });
  try {
    return await create();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ orderId: attempt.orderId, problem: error.message }, 'payments: no provider order');
    if (error.problem === 'away') return create();
    const condition = [NOT_MADE];
    await moveAttempt(payload, attempt, 'closed', { from: ['open'], condition, data: { checkAt: null } });
    throw error;
  }
}

/** Captures an approved payment and records it (rule 8.2). Safe to repeat. Throws a ShopError or ProviderError. */
export async function capturePayment(
  { payload, provider }: Paying,
  paypalOrderId: string,
): Promise<CaptureAnswer> {
  const outcome = await outcomeOf({ payload, provider }, paypalOrderId);
  if (outcome !== 'pending') refuseUnlessPaid(outcome);
  const after = await findAttempt(payload, paypalOrderId);
  if (!after?.paypalCaptureId) throw new ShopError('PAYMENT_UNKNOWN');
  return { id: after.paypalCaptureId, status: outcome === 'pending' ? 'pending' : 'succeeded' };
}

async function outcomeOf({ payload, provider }: Paying, paypalOrderId: string): Promise<PaymentOutcome> {
  const attempt = await findAttempt(payload, paypalOrderId);
  if (!attempt) return 'unknown';
  const ask = async () => (await refreshAttempt({ payload, provider }, paypalOrderId)).outcome;
  if (attempt.status === 'pending') return ask();
  if (attempt.status !== 'open') return attempt.status;
  const order = await findOrder(payload, attempt.orderId);
  if (!order) return 'unknown';
  if (ledgerOf(order).some((each) => each.kind === 'payment' && each.providerId === paypalOrderId)) {
    // This attempt was paid, but the process died before it saved that.
    return ask();
  }
  if (refuseUnpayable(order) !== attempt.amount) throw new ShopError('AMOUNT_CHANGED');
  return captureAttempt({ payload, provider }, attempt, paypalOrderId);
}

/** Confirms a payment the browser reports, from our records or the provider (rule 8.3). Throws a ShopError or ProviderError. */
export async function confirmPayment(
  { payload, provider }: Paying,
  orderId: string,
  report: PaymentReport,
): Promise<void> {
  const { paypalOrderId, paypalCaptureId } = report;
  const order = orNotFound(await findOrder(payload, orderId));
  const attempt = await findAttempt(payload, paypalOrderId);
  if (attempt?.orderId !== orderId) throw new ShopError('PAYMENT_FOREIGN');
  const isRecorded = attempt.status === 'succeeded' && order.paypalOrderId === paypalOrderId;
  if (!isRecorded) refuseUnlessPaid((await refreshAttempt({ payload, provider }, paypalOrderId)).outcome);
  const paid = await findOrder(payload, orderId);
  if (paid?.paypalCaptureId !== paypalCaptureId) throw new ShopError('PAYMENT_FOREIGN');
}
