import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { centsToDecimal } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import type { Order, PaymentAttempt } from '../../payload-types';
import { findAttempts, moveAttempt } from './attempts';
import { makeProviderOrder } from './make-provider-order';
import { nextCheck } from './next-check';
import type { PaymentProvider } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';
import { paymentOf, refuseUnlessPaid, refuseUnpayable } from './refusals';

/** PayPal lets nobody approve an order that is older than 3 hours, and keeps a request id for 6; in ms. */
const FRESH_MS = 2 * 60 * 60 * 1000;
/** Others pay or change the same order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 10;

interface AttemptFor {
  payload: Payload;
  provider: PaymentProvider;
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
