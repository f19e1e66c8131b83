import type { Payload, Where } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import { storedMoney } from '#domain/orders/amount-due';
import { type LedgerEntry, ledgerOf } from '#domain/orders/ledger';
import { type AttemptStatus, movesTo, tookMoney } from '#domain/payments/payment';
import { DAY_MS, fromNow, MINUTE_MS } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { meterOf } from '#server/platform/metrics/meter';
import type { Order, PaymentAttempt } from '../../payload-types';

/** The payment attempt of a provider's order, or null. */
export function findAttempt(payload: Payload, paypalOrderId: string): Promise<PaymentAttempt | null> {
  return findOne(payload, 'payment-attempts', { paypalOrderId: { equals: paypalOrderId } });
}

export async function findAttempts(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  return findAll(payload, 'payment-attempts', { orderId: { equals: orderId } }, '-number');
}

interface MoveAttempt {
  from?: readonly AttemptStatus[];
  condition?: readonly Where[];
  data?: Omit<Partial<PaymentAttempt>, 'status'>;
}

/** Changes an attempt's status; nothing else may. Returns false if its status wasn't in `from`. */
export async function moveAttempt(
  payload: Payload,
  { id, status }: Pick<PaymentAttempt, 'id' | 'status'>,
  to: AttemptStatus,
  { from = movesTo(to), condition = [], data = {} }: MoveAttempt = {},
): Promise<boolean> {
  const changed = await changeIf(payload, 'payment-attempts', id, {
    condition: [{ status: { in: [...from] } }, ...condition],
    data: { ...data, status: to },
  });
  if (changed && status !== to) meterOf(payload)?.payment(to);
  return changed !== null;
}

/** Returns what's due, in cents. Throws a ShopError if the order can't be paid (rule 15.7). */
export function refuseUnpayable(order: Order): number {
  const { amountDue, amountPaid } = storedMoney(order);
  if (amountDue > 0) return amountDue;
  if (amountPaid > 0 || order.paymentStatus === 'succeeded') throw new ShopError('ORDER_PAID');
  throw new ShopError(order.status === 'canceled' ? 'ORDER_CANCELED' : 'NOTHING_TO_PAY');
}

/** Returns a capture's ledger entry, even if it doesn't count as payment. */
export function paymentOf(order: Order, captureId: string): LedgerEntry | null {
  return ledgerOf(order).find((each) => each.kind === 'payment' && each.captureId === captureId) ?? null;
}

export type PaymentOutcome = AttemptStatus | 'unknown';

const REFUSALS = {
  open: 'PAYMENT_NOT_APPROVED',
  pending: 'PAYMENT_PENDING',
  failed: 'PAYMENT_DECLINED',
  problem: 'PAYMENT_PROBLEM',
  replaced: 'PAYMENT_ENDED',
  closed: 'PAYMENT_ENDED',
  unknown: 'PAYMENT_UNKNOWN',
} as const satisfies Record<Exclude<PaymentOutcome, 'succeeded'>, FailureCode>;

/** Throws a ShopError unless the payment succeeded. */
export function refuseUnlessPaid(outcome: PaymentOutcome): void {
  if (outcome !== 'succeeded') throw new ShopError(REFUSALS[outcome]);
}

export const RECHECK_MS = 3 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 2;
const SECOND_LOOK_MS = 10 * MINUTE_MS;
const REFUND_LOOKS_MS = [DAY_MS, 7 * DAY_MS] as const;
const OFTEN_MS = 14 * DAY_MS;

const WATCHED_MS: Partial<Record<AttemptStatus, number>> = {
  open: 3 * DAY_MS,
  replaced: 3 * DAY_MS,
  pending: 45 * DAY_MS,
  // PayPal allows refunds for this long.
  succeeded: 180 * DAY_MS,
  problem: 180 * DAY_MS,
};

export const secondLook = () => fromNow(SECOND_LOOK_MS);

/** Returns when to check an attempt of this age in ms again. The pauses get longer. Null once nothing can change anymore. */
export function nextCheck(status: AttemptStatus, ageMs: number): string | null {
  if (ageMs >= (WATCHED_MS[status] ?? 0)) return null;
  if (tookMoney(status)) return fromNow(REFUND_LOOKS_MS[ageMs < OFTEN_MS ? 0 : 1]);
  return fromNow(Math.min(Math.max(RECHECK_MS, ageMs / 4), LONGEST_PAUSE_MS));
}

/** When to check a refund that's been pending this long, in ms. Checks never stop (rule 16.6). */
export function nextRefundCheck(ageMs: number): string {
  return fromNow(Math.min(Math.max(RECHECK_MS, ageMs / 4), LONGEST_PAUSE_MS));
}
