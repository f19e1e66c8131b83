import type { Payload } from 'payload';
import { type AttemptStatus, replaceableStatuses, tookMoney } from '#domain/payments/payment';
import { capturedLine } from '#domain/payments/payment-problem';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { findAttempt, moveAttempt, nextCheck, type PaymentOutcome, secondLook } from './attempts';
import { flagOrderGone } from './flag-order';
import { isDeclined, judgeCapture } from './judge-capture';
import { type Paying, type ProviderCapture, type ProviderOrder, unlessGone } from './providers/provider';
import { recordRefund } from './record-refund';

interface Judged {
  capture: ProviderCapture;
  outcome: PaymentOutcome;
}

/** If there are several captures, the first of these statuses decides. */
const WEIGHT: readonly AttemptStatus[] = ['succeeded', 'pending', 'problem', 'closed', 'failed'];
const FIRST = ['COMPLETED', 'PENDING'];

/** Records all captures and refunds of a payment on its order and attempt (rule 8.2). Safe to repeat. */
export async function recordCaptures(
  payload: Payload,
  order: ProviderOrder,
  attempt: PaymentAttempt | null,
): Promise<PaymentOutcome> {
  const orderId = attempt?.orderId ?? order.orderId;
  if (!orderId) return 'unknown';
  const judged: Judged[] = [];
  for (const capture of countable(order.captures)) {
    if (attempt && isReported(attempt, capture)) continue;
    const outcome =
      (attempt && earlierVerdict(attempt, capture)) ??
      (await judgeCapture({ payload, orderId, paypalOrderId: order.id, capture, attempt }));
    judged.push({ capture, outcome });
  }
  // Refunds need the captures' ledger entries.
  for (const refund of order.refunds) await recordRefund(payload, orderId, refund);
  for (const outcome of WEIGHT) {
    const main = judged.find((each) => each.outcome === outcome)?.capture;
    if (!main) continue;
    if (attempt) await noteCaptures(payload, attempt, outcome, main, order.captures);
    return outcome;
  }
  return 'unknown';
}

function countable(captures: ProviderCapture[]): ProviderCapture[] {
  const others = captures.filter((capture) => !isDeclined(capture));
  const place = ({ status }: ProviderCapture) =>
    FIRST.includes(status) ? FIRST.indexOf(status) : FIRST.length;
  return others.length > 0 ? others.toSorted((a, b) => place(a) - place(b)) : captures;
}

/** The owner has seen this capture and may have settled it. */
function isReported({ paypalCaptureId, captured }: PaymentAttempt, capture: ProviderCapture): boolean {
  if (!paypalCaptureId || paypalCaptureId === capture.id) return false;
  return captured?.split('\n').includes(capturedLine(capture)) ?? false;
}

function earlierVerdict(
  { status, captured, paypalCaptureId }: PaymentAttempt,
  capture: ProviderCapture,
): AttemptStatus | null {
  if (paypalCaptureId !== capture.id) return null;
  if (captured && !captured.split('\n').includes(capturedLine(capture))) return null;
  const isOver = status === 'problem' || status === 'closed' || (status === 'failed' && isDeclined(capture));
  return isOver ? status : null;
}

/** Checks whether the order was deleted, before and after. So neither a crash nor a deletion loses money. */
async function noteCaptures(
  payload: Payload,
  attempt: PaymentAttempt,
  outcome: AttemptStatus,
  main: ProviderCapture,
  captures: ProviderCapture[],
): Promise<void> {
  const captured = captures.map(capturedLine).join('\n');
  const noted = { ...attempt, paypalCaptureId: main.id, captured };
  const isNew = attempt.paypalCaptureId !== main.id || attempt.captured !== captured;
  const flagIfGone = async () => {
    if (isNew && tookMoney(outcome) && !(await findOrder(payload, attempt.orderId)))
      await flagOrderGone(payload, noted);
  };
  await flagIfGone();
  await moveAttempt(payload, attempt, outcome, {
    from: replaceableStatuses(attempt.status, outcome),
    data: {
      paypalCaptureId: main.id,
      captured,
      checkAt: isNew && tookMoney(outcome) ? secondLook() : nextCheck(outcome, ageOf(attempt)),
    },
  });
  await flagIfGone();
}

const ageOf = ({ createdAt }: PaymentAttempt) => Date.now() - new Date(createdAt).getTime();

interface CaptureVerdict {
  outcome: PaymentOutcome;
  isApproved: boolean;
}

/** Reads an attempt from the provider and records it without capturing. Throws a ProviderError. */
export async function refreshAttempt(
  { payload, provider }: Paying,
  paypalOrderId: string,
): Promise<CaptureVerdict> {
  const attempt = await findAttempt(payload, paypalOrderId);
  // An order that PayPal no longer has can't be paid.
  const order = await unlessGone(() => provider.getOrder(paypalOrderId));
  if (order && order.captures.length > 0)
    return { outcome: await recordCaptures(payload, order, attempt), isApproved: false };
  if (!attempt) return { outcome: 'unknown', isApproved: false };
  if (order && order.status !== 'VOIDED')
    return { outcome: attempt.status, isApproved: order.status === 'APPROVED' };
  const from = ['open', 'replaced'] as const;
  const closed = await moveAttempt(payload, attempt, 'closed', { from, data: { checkAt: null } });
  return { outcome: closed ? 'closed' : attempt.status, isApproved: false };
}
