import type { Payload } from 'payload';
import { ATTEMPT_STATUSES } from '#domain/payments/payment';
import { capturedLine, PAYMENT_PROBLEM } from '#domain/payments/payment-problem';
import { CURRENCY } from '#domain/wire/money';
import type { PaymentAttempt } from '../../payload-types';
import { flagAttempt } from './flag-order';
import { moveAttempt } from './move-attempt';

interface TellOrderGone {
  payload: Payload;
  attempt: PaymentAttempt;
}

/** Tells the owner, on the try to pay, of money whose order is not there any more. */
export async function tellOrderGone({ payload, attempt }: TellOrderGone): Promise<void> {
  const { paypalCaptureId, captured, amount } = attempt;
  if (!paypalCaptureId) return;
  // Payments of the time before captures were noted were recorded with the amount that had been asked for.
  const asAsked = { cents: amount ?? null, currency: CURRENCY };
  const lines = captured || capturedLine({ id: paypalCaptureId, status: 'COMPLETED', amount: asAsked });
  await flagAttempt({ payload, attempt, problem: PAYMENT_PROBLEM.orderGone(lines) });
  const data = { paypalCaptureId, captured: lines, checkAt: null };
  await moveAttempt({ payload, attempt, to: 'problem', from: ATTEMPT_STATUSES, data });
}
