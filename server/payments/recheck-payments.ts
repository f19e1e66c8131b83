import type { Payload } from 'payload';
import { keptMoney } from '#domain/orders/amount-due';
import { changeIf } from '#server/database/change-if';
import type { Job } from '#server/jobs/run-due-job';
import { findOrder } from '#server/orders/find-order';
import { log } from '#server/tools/log';
import type { PaymentAttempt } from '../../payload-types';
import { moveAttempt } from './attempts';
import { captureAttempt } from './capture-attempt';
import { nextCheck, RECHECK_MS } from './next-check';
import { type PaymentProvider, ProviderError } from './providers/provider';
import { refreshAttempt } from './refresh-attempt';
import { restorePaid } from './restore-paid';

/** Payments that one run checks; the rest wait for the next run. */
const A_RUN = 50;
/** After this many payments in a row without an answer the provider is taken to be down. */
const AWAY_MAX = 3;

/**
 * The job for what browser and webhook have missed: it asks the provider about the payments that are not settled,
 * those that waited longest first, and captures what a buyer has approved without coming back. What was paid it looks at for
 * refunds made elsewhere (rule 16.7).
 */
export function recheckPayments(payload: Payload, provider: PaymentProvider): Job {
  const run = async () => {
    const now = new Date().toISOString();
    const { docs } = await payload.db.find<PaymentAttempt>({
      collection: 'payment-attempts',
      where: { checkAt: { less_than_equal: now } },
      sort: 'checkAt',
      limit: A_RUN,
      pagination: false,
    });
    let away = 0;
    for (const attempt of docs) {
      away = (await isAnswered({ payload, provider, attempt })) ? 0 : away + 1;
      if (away === AWAY_MAX) throw new Error('the payment provider does not answer');
    }
  };
  return { name: 'recheck-payments', everyMs: RECHECK_MS, run };
}

interface Recheck {
  payload: Payload;
  provider: PaymentProvider;
  attempt: PaymentAttempt;
}

/** Looks at one payment. False when the provider did not answer; then it is looked at again like any other. */
async function isAnswered({ payload, provider, attempt }: Recheck): Promise<boolean> {
  const { status, createdAt } = attempt;
  const next = nextCheck(status, Date.now() - new Date(createdAt).getTime());
  const asRead = {
    payload,
    collection: 'payment-attempts',
    id: attempt.id,
    condition: [{ status: { equals: status } }],
  } as const;
  // Put off first, so that one payment that cannot be checked never keeps the others waiting.
  const soon = new Date(Date.now() + RECHECK_MS).toISOString();
  await changeIf({ ...asRead, data: { checkAt: next ?? soon } });
  try {
    await recheck({ payload, provider, attempt });
  } catch (error) {
    log.warn({ err: error, orderId: attempt.orderId }, 'payments: could not be checked');
    return !(error instanceof ProviderError && error.problem === 'away');
  }
  const over = { checkAt: null };
  if (status === 'open' && !next)
    await moveAttempt({ payload, attempt, to: 'closed', from: ['open'], data: over });
  else if (!next) await changeIf({ ...asRead, data: over });
  return true;
}

async function recheck({ payload, provider, attempt }: Recheck): Promise<void> {
  const { paypalOrderId } = attempt;
  // No browser ever got its id, so nobody can have paid it.
  if (!paypalOrderId) return;
  if (attempt.status === 'succeeded') await restorePaid(payload, attempt);
  const { outcome, isApproved } = await refreshAttempt({ payload, provider, paypalOrderId });
  if (outcome !== 'open' || !isApproved || attempt.wasDeclined) return;
  const order = await findOrder(payload, attempt.orderId);
  if (!order || keptMoney(order).amountDue !== attempt.amount) return;
  await captureAttempt({ payload, provider, attempt, paypalOrderId });
}
