import { findAttempt, moveAttempt } from './attempts';
import type { Paying } from './providers/provider';
import { type PaymentProvider, ProviderError, type ProviderOrder } from './providers/provider';
import { recordCaptures } from './record-captures';
import type { PaymentOutcome } from './refusals';

interface Standing {
  outcome: PaymentOutcome;
  /** The buyer has agreed and the money is not taken yet. */
  isApproved: boolean;
}

/**
 * Asks the provider how a payment attempt stands and records it; captures nothing. Throws a ProviderError when the provider does
 * not answer.
 */
export async function refreshAttempt({
  payload,
  provider,
  paypalOrderId,
}: Paying & { paypalOrderId: string }): Promise<Standing> {
  const attempt = await findAttempt(payload, paypalOrderId);
  const order = await readOrder(provider, paypalOrderId);
  if (order && order.captures.length > 0)
    return { outcome: await recordCaptures({ payload, order, attempt }), isApproved: false };
  if (!attempt) return { outcome: 'unknown', isApproved: false };
  if (order && order.status !== 'VOIDED')
    return { outcome: attempt.status, isApproved: order.status === 'APPROVED' };
  const from = ['open', 'replaced'] as const;
  const closed = await moveAttempt({ payload, attempt, to: 'closed', from, data: { checkAt: null } });
  return { outcome: closed ? 'closed' : attempt.status, isApproved: false };
}

/** The provider's order, or null when it is gone there: nobody can pay it any more. */
async function readOrder(provider: PaymentProvider, id: string): Promise<ProviderOrder | null> {
  try {
    return await provider.getOrder(id);
  } catch (error) {
    if (error instanceof ProviderError && error.problem === 'not-found') return null;
    throw error;
  }
}
