import type { Payload, Where } from 'payload';
import { changeIf } from '#server/database/change-if';
import { findOne } from '#server/database/find';
import { log } from '#server/tools/log';
import type { PaymentAttempt } from '../../payload-types';
import { moveAttempt } from './attempts';
import { type PaymentProvider, ProviderError, type ProviderOrder } from './providers/provider';

const NOT_MADE: Where = { paypalOrderId: { exists: false } };

interface MakeProviderOrder {
  payload: Payload;
  provider: PaymentProvider;
  attempt: PaymentAttempt;
}

/**
 * The provider's order of a payment attempt, made now if it is not yet. The attempt's own id is the request id: after a timeout or a
 * crash the same call gives the same order. Null when another call has ended the attempt meanwhile. Throws a ProviderError.
 */
export async function makeProviderOrder({
  payload,
  provider,
  attempt,
}: MakeProviderOrder): Promise<string | null> {
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
