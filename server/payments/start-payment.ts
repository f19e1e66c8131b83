import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError, type Where } from 'payload';
import { movementsOf } from '#domain/orders/movements';
import type {
  CaptureAnswer,
  PaymentAnswer,
  PaymentReport,
  PaymentRequest,
} from '#domain/payments/payment-contract';
import { centsToDecimal } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOrder } from '#server/orders/find-order';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
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

interface StartPayment extends Paying {
  input: PaymentRequest;
}

/**
 * Makes the provider's order for an order of the shop (rule 8.2), or hands out the one that is still open. The amount must be
 * what is due of the stored order. Throws a ShopError (NOT_FOUND, VALIDATION, ORDER_…, PAYMENT_…) or a ProviderError.
 */
export async function startPayment({ payload, provider, input }: StartPayment): Promise<PaymentAnswer> {
  const { orderId, amount } = input;
  const paypalOrderId = await attemptFor({ payload, provider, orderId, amount });
  await changeIf({
    payload,
    collection: 'orders',
    id: orderId,
    condition: [{ paypalCaptureId: { exists: false } }],
    data: { paypalOrderId },
  });
  return { id: paypalOrderId };
}

/** PayPal lets nobody approve an order that is older than 3 hours, and keeps a request id for 6; in ms. */
const FRESH_MS = 2 * 60 * 60 * 1000;
/** Others pay or change the same order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 10;

interface AttemptFor extends Paying {
  orderId: string;
  /** The amount due that the customer saw, in dollars: "65.00". */
  amount: string;
}

/**
 * The provider's order with which an order of the shop is to be paid now: one at a time, however many tabs and servers ask.
 * Throws a ShopError when it is not to be paid, or a ProviderError.
 */
export async function attemptFor({ payload, provider, orderId, amount }: AttemptFor): Promise<string> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await findOrder(payload, orderId);
    if (!order) throw new ShopError('NOT_FOUND');
    const due = refuseUnpayable(order);
    // Asked in each round: money found on the way changes what is due, and nobody is charged another amount than they saw.
    if (amount !== centsToDecimal(due))
      throw new ShopError('VALIDATION', { errors: { amount: MESSAGES.wrongAmount } });
    const [latest] = await findAttempts(payload, orderId);
    const attempt = latest
      ? await usable({ payload, provider, order, attempt: latest, due })
      : await newAttempt({ payload, orderId, due, number: 1 });
    const paypalOrderId = attempt && (await makeProviderOrder({ payload, provider, attempt }));
    if (paypalOrderId) return paypalOrderId;
  }
  throw new ShopError('CONFLICT');
}

interface Usable extends Omit<AttemptFor, 'orderId' | 'amount'> {
  /** As it was read when this was due, in cents. */
  order: Order;
  attempt: PaymentAttempt;
  due: number;
}

/**
 * The latest attempt if it may still be paid, else the next one; null when another call has changed it meanwhile, so that all is
 * to be looked at again. Throws a ShopError when it has taken money already, or may have.
 */
async function usable({ payload, provider, order, attempt, due }: Usable): Promise<PaymentAttempt | null> {
  const { paypalOrderId, paypalCaptureId, orderId } = attempt;
  const status = paypalOrderId
    ? (await refreshAttempt({ payload, provider, paypalOrderId })).outcome
    : attempt.status;
  // What it paid is taken off already; else the order was read before it was paid.
  if (status === 'succeeded' && !(paypalCaptureId && paymentOf(order, paypalCaptureId))) return null;
  if (status === 'pending' || status === 'problem') refuseUnlessPaid(status);
  if (status === 'open') {
    const isFresh = Date.now() - new Date(attempt.createdAt).getTime() < FRESH_MS;
    // A declined attempt is not offered to the buyer again.
    if (attempt.amount === due && isFresh && !attempt.wasDeclined) return attempt;
    if (!(await moveAttempt({ payload, attempt, to: 'replaced' }))) return null;
  }
  return newAttempt({ payload, orderId, due, number: attempt.number + 1 });
}

interface NewAttempt {
  payload: Payload;
  orderId: string;
  /** In cents. */
  due: number;
  number: number;
}

/** Starts the next attempt of an order; null when another call has just started it. */
async function newAttempt({ payload, orderId, due, number }: NewAttempt): Promise<PaymentAttempt | null> {
  const data = {
    id: randomUUID(),
    key: `${orderId}:${number}`,
    orderId,
    number,
    amount: due,
    status: 'open',
    refusals: 0,
    wasDeclined: false,
    checkAt: nextCheck('open', 0),
  };
  try {
    return await payload.db.create({ collection: 'payment-attempts', data });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return null;
  }
}

const NOT_MADE: Where = { paypalOrderId: { exists: false } };

interface MakeProviderOrder extends Paying {
  attempt: PaymentAttempt;
}

/**
 * The provider's order of a payment attempt, made now if it is not yet. The attempt's own id is the request id: after a timeout or a
 * crash the same call gives the same order. Null when another call has ended the attempt meanwhile. Throws a ProviderError.
 */
async function makeProviderOrder({ payload, provider, attempt }: MakeProviderOrder): Promise<string | null> {
  if (attempt.paypalOrderId) return attempt.paypalOrderId;
  const made = await createTwice({ payload, provider, attempt });
  const kept = await changeIf({
    payload,
    collection: 'payment-attempts',
    id: attempt.id,
    condition: [{ status: { equals: 'open' } }, NOT_MADE],
    data: { paypalOrderId: made.id },
  });
  if (kept) return made.id;
  const stored = await findOne(payload, 'payment-attempts', {
    and: [{ id: { equals: attempt.id } }, { status: { equals: 'open' } }],
  });
  return stored?.paypalOrderId ?? null;
}

/**
 * An answer that was lost, or one refused because the same call is under way, is asked for once more. An attempt that the
 * provider refuses is over: the refusal may be repeated to whoever asks with the same request id.
 */
async function createTwice({ payload, provider, attempt }: MakeProviderOrder): Promise<ProviderOrder> {
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
    await moveAttempt({ payload, attempt, to: 'closed', from: ['open'], condition, data: { checkAt: null } });
    throw error;
  }
}

interface CapturePayment extends Paying {
  paypalOrderId: string;
}

/**
 * Takes the money of an approved payment and records it on the order at once (rule 8.2); a
 * payment that was taken before answers the same. Throws a ShopError (PAYMENT_…, AMOUNT_CHANGED) or a
 * ProviderError; the order then waits for its payment as before.
 */
export async function capturePayment({
  payload,
  provider,
  paypalOrderId,
}: CapturePayment): Promise<CaptureAnswer> {
  const outcome = await outcomeOf({ payload, provider, paypalOrderId });
  if (outcome !== 'pending') refuseUnlessPaid(outcome);
  const after = await findAttempt(payload, paypalOrderId);
  if (!after?.paypalCaptureId) throw new ShopError('PAYMENT_UNKNOWN');
  return { id: after.paypalCaptureId, status: outcome === 'pending' ? 'pending' : 'succeeded' };
}

async function outcomeOf({ payload, provider, paypalOrderId }: CapturePayment): Promise<PaymentOutcome> {
  const attempt = await findAttempt(payload, paypalOrderId);
  if (!attempt) return 'unknown';
  const ask = async () => (await refreshAttempt({ payload, provider, paypalOrderId })).outcome;
  if (attempt.status === 'pending') return ask();
  if (attempt.status !== 'open') return attempt.status;
  const order = await findOrder(payload, attempt.orderId);
  if (!order) return 'unknown';
  if (movementsOf(order).some((each) => each.kind === 'payment' && each.providerId === paypalOrderId)) {
    // Paid by this very attempt, whose process ended before it had said so.
    return ask();
  }
  if (refuseUnpayable(order) !== attempt.amount) throw new ShopError('AMOUNT_CHANGED');
  return captureAttempt({ payload, provider, attempt, paypalOrderId });
}

interface ConfirmPayment extends Paying {
  orderId: string;
  report: PaymentReport;
}

/**
 * Confirms a payment that a browser reports (rule 8.3). Only what the shop itself recorded or now hears from the provider
 * counts: a completed capture of this order's exact total. Repeating it is harmless. Throws a ShopError (NOT_FOUND,
 * PAYMENT_…) or a ProviderError.
 */
export async function confirmPayment({ payload, provider, orderId, report }: ConfirmPayment): Promise<void> {
  const { paypalOrderId, paypalCaptureId } = report;
  const order = await findOrder(payload, orderId);
  if (!order) throw new ShopError('NOT_FOUND');
  const attempt = await findAttempt(payload, paypalOrderId);
  if (attempt?.orderId !== orderId) throw new ShopError('PAYMENT_FOREIGN');
  const isRecorded = attempt.status === 'succeeded' && order.paypalOrderId === paypalOrderId;
  if (!isRecorded) refuseUnlessPaid((await refreshAttempt({ payload, provider, paypalOrderId })).outcome);
  const paid = await findOrder(payload, orderId);
  if (paid?.paypalCaptureId !== paypalCaptureId) throw new ShopError('PAYMENT_FOREIGN');
}
