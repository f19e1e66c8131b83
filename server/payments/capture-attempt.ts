import type { Payload } from 'payload';
import { changeIf } from '#server/platform/database/change-if';
import { log } from '#server/platform/tools/log';
import type { PaymentAttempt } from '../../payload-types';
import { moveAttempt, type PaymentOutcome } from './attempts';
import { markUnpaid } from './judge-capture';
import { type Paying, type PaymentProvider, ProviderError, type ProviderOrder } from './providers/provider';
import { recordCaptures } from './record-captures';

/** Captures an open attempt once, because its request ID changes only after a refusal. Throws a ProviderError. */
export async function captureAttempt(
  { payload, provider }: Paying,
  attempt: PaymentAttempt,
  paypalOrderId: string,
): Promise<PaymentOutcome> {
  try {
    const order = await provider.captureOrder(paypalOrderId, `${attempt.id}-${attempt.refusals}`);
    if (order.captures.length === 0)
      throw new ProviderError('away', 'the provider captured and names no capture');
    return await recordCaptures(payload, order, attempt);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ orderId: attempt.orderId, problem: error.message }, 'payments: not captured');
    const seen = await readBack(provider, paypalOrderId);
    if (seen && seen.captures.length > 0) return recordCaptures(payload, seen, attempt);
    return afterRefusal(payload, attempt, error);
  }
}

async function readBack(provider: PaymentProvider, paypalOrderId: string): Promise<ProviderOrder | null> {
  try {
    return await provider.getOrder(paypalOrderId);
  } catch (error) {
    if (error instanceof ProviderError) return null;
    throw error;
  }
}

async function afterRefusal(
  payload: Payload,
  attempt: PaymentAttempt,
  error: ProviderError,
): Promise<PaymentOutcome> {
  const { problem } = error;
  if (problem === 'away') throw error;
  const wasDeclined = attempt.wasDeclined || problem === 'declined';
  // PayPal may repeat a refusal for the same request ID, so the next capture gets a new one.
  await changeIf(payload, 'payment-attempts', attempt.id, {
    condition: [{ refusals: { equals: attempt.refusals } }],
    data: { refusals: { $inc: 1 }, wasDeclined },
  });
  switch (problem) {
    case 'declined':
      await markUnpaid(payload, attempt.orderId, 'failed');
      return 'failed';
    case 'not-approved':
      return 'open';
    case 'not-found':
      await moveAttempt(payload, attempt, 'closed', { from: ['open'], data: { checkAt: null } });
      return 'closed';
    default:
      throw error;
  }
}
