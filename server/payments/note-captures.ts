import type { Payload } from 'payload';
import { type AttemptStatus, notedOver, tookMoney } from '#domain/payments/payment';
import { capturedLine } from '#domain/payments/payment-problem';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { moveAttempt } from './move-attempt';
import { nextCheck } from './next-check';
import type { ProviderCapture } from './providers/provider';
import { tellOrderGone } from './tell-order-gone';

interface NoteCaptures {
  payload: Payload;
  attempt: PaymentAttempt;
  settled: AttemptStatus;
  /** The capture that decided it. */
  main: ProviderCapture;
  captures: ProviderCapture[];
}

/**
 * Notes on a try to pay what was captured and what became of it. Money whose order is gone is told on the try itself: looked
 * for before the note, so that no crash makes it old news, and after it, because whoever deletes the order from then on
 * finds the money noted.
 */
export async function noteCaptures({
  payload,
  attempt,
  settled,
  main,
  captures,
}: NoteCaptures): Promise<void> {
  const captured = captures.map(capturedLine).join('\n');
  const noted = { ...attempt, paypalCaptureId: main.id, captured };
  const isNews = attempt.paypalCaptureId !== main.id || attempt.captured !== captured;
  const tellIfGone = async () => {
    if (isNews && tookMoney(settled) && !(await findOrder(payload, attempt.orderId)))
      await tellOrderGone({ payload, attempt: noted });
  };
  await tellIfGone();
  await moveAttempt({
    payload,
    attempt,
    to: settled,
    from: notedOver(attempt.status, settled),
    data: {
      paypalCaptureId: main.id,
      captured,
      checkAt: nextCheck(settled, Date.now() - new Date(attempt.createdAt).getTime()),
    },
  });
  await tellIfGone();
}
