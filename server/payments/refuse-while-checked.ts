import type { Payload } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import type { AttemptStatus } from '#domain/payments/payment';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { findAttempts } from './attempts';
import { type PaymentProvider, ProviderError } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';
import { type PaymentOutcome, paymentOf } from './refusals';

/** A payment that was begun this long ago, in ms, is over at the provider, which lets nobody approve it any more. */
const OVER_MS = 3 * 60 * 60 * 1000;
const MAY_HAVE_TAKEN: readonly AttemptStatus[] = ['open', 'pending'];

interface RefuseWhileChecked {
  payload: Payload;
  /** Null while online payment is off. */
  provider: PaymentProvider | null;
  orderId: string;
}

/**
 * Throws a PAYMENT_PENDING ShopError while a payment of the order is with the provider: being checked, or with money taken that is not
 * recorded here yet (rule 16.9). What the provider says now is recorded first; where it does not answer, what it may just have taken
 * counts as such.
 */
export async function refuseWhileChecked({ payload, provider, orderId }: RefuseWhileChecked): Promise<void> {
  for (const attempt of await findAttempts(payload, orderId)) {
    const outcome = await standing({ payload, provider, attempt });
    if (outcome === 'pending' || (outcome === 'succeeded' && !(await isRecorded(payload, attempt))))
      throw new ShopError('PAYMENT_PENDING', { message: SERVER_MESSAGES.paymentChecked });
  }
}

interface Standing extends Omit<RefuseWhileChecked, 'orderId'> {
  attempt: PaymentAttempt;
}

async function standing({ payload, provider, attempt }: Standing): Promise<PaymentOutcome> {
  const { paypalOrderId, status, createdAt } = attempt;
  if (!provider || !paypalOrderId || !MAY_HAVE_TAKEN.includes(status)) return status;
  try {
    return (await refreshAttempt({ payload, provider, paypalOrderId })).outcome;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isFresh = Date.now() - new Date(createdAt).getTime() < OVER_MS;
    return isFresh ? 'pending' : status;
  }
}

async function isRecorded(payload: Payload, { id, orderId }: PaymentAttempt): Promise<boolean> {
  const attempt = (await findAttempts(payload, orderId)).find((each) => each.id === id);
  const order = await findOrder(payload, orderId);
  return Boolean(order && attempt?.paypalCaptureId && paymentOf(order, attempt.paypalCaptureId));
}
