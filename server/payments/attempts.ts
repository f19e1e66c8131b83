import type { Payload, Where } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import { keptMoney } from '#domain/orders/amount-due';
import { type Movement, movementsOf } from '#domain/orders/movements';
import { type AttemptStatus, movesTo, tookMoney } from '#domain/payments/payment';
import { changeIf } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Order, PaymentAttempt } from '../../payload-types';

/** The payment attempt that belongs to an order of the payment provider, or null when that is none of this shop. */
export function findAttempt(payload: Payload, paypalOrderId: string): Promise<PaymentAttempt | null> {
  return findOne(payload, 'payment-attempts', { paypalOrderId: { equals: paypalOrderId } });
}

/** Every payment attempt of an order, the latest first. */
export async function findAttempts(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  return findAll(payload, 'payment-attempts', { orderId: { equals: orderId } }, '-number');
}

interface MoveAttempt {
  payload: Payload;
  attempt: Pick<PaymentAttempt, 'id'>;
  to: AttemptStatus;
  /** The statuses it is moved from; all from which it may be, unless told otherwise. */
  from?: readonly AttemptStatus[];
  /** Only moved while all of these hold. */
  condition?: readonly Where[];
  /** What is written with it. */
  data?: Omit<Partial<PaymentAttempt>, 'status'>;
}

/**
 * Moves a payment attempt to another status, or notes that it is still there: the only place that writes one. False when its status
 * was none of `from`. The collection's rule throws an Error at a move that ATTEMPT_MOVES does not have.
 */
export async function moveAttempt({
  payload,
  attempt: { id },
  to,
  from = movesTo(to),
  condition = [],
  data = {},
}: MoveAttempt): Promise<boolean> {
  const moved = await changeIf({
    payload,
    collection: 'payment-attempts',
    id,
    condition: [{ status: { in: [...from] } }, ...condition],
    data: { ...data, status: to },
  });
  return moved !== null;
}

/** Throws a ShopError for an order that must not be paid (again); answers what is due of it in cents (rule 15.7). */
export function refuseUnpayable(order: Order): number {
  const { amountDue, amountPaid } = keptMoney(order);
  if (amountDue > 0) return amountDue;
  if (amountPaid > 0 || order.paymentStatus === 'succeeded') throw new ShopError('ORDER_PAID');
  throw new ShopError(order.status === 'canceled' ? 'ORDER_CANCELED' : 'NOTHING_TO_PAY');
}

/** What a capture took, as it is written down on an order, whether it counts or not. */
export function paymentOf(order: Order, captureId: string): Movement | null {
  return movementsOf(order).find((each) => each.kind === 'payment' && each.captureId === captureId) ?? null;
}

/** What became of a payment attempt; 'unknown' when it is none of this shop's orders. */
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

/** Throws a ShopError that says why a payment does not count, unless it succeeded. */
export function refuseUnlessPaid(outcome: PaymentOutcome): void {
  if (outcome !== 'succeeded') throw new ShopError(REFUSALS[outcome]);
}

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How often the shop looks at the payments that are not settled, in ms. */
export const RECHECK_MS = 3 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 2;
/** A payment that was just recorded is looked at once more after this long, in ms. */
const SECOND_LOOK_MS = 10 * MINUTE_MS;
/** How often, in ms, money that was taken is looked at for refunds made elsewhere: first, and after the first two weeks (rule 16.7). */
const REFUND_LOOKS_MS = [DAY_MS, 7 * DAY_MS] as const;
const OFTEN_MS = 14 * DAY_MS;

/** For how long, in ms, there may still be something to learn: PayPal keeps an approval for hours, checks one for weeks. */
const WATCHED_MS: Partial<Record<AttemptStatus, number>> = {
  open: 3 * DAY_MS,
  replaced: 3 * DAY_MS,
  pending: 45 * DAY_MS,
  // PayPal gives refunds for this long.
  succeeded: 180 * DAY_MS,
  problem: 180 * DAY_MS,
};

/** When a payment that has just been recorded is looked at again. */
export function secondLook(): string {
  return inMs(SECOND_LOOK_MS);
}

/**
 * When to ask the provider again about a payment attempt of this age in ms: soon at first, then ever more rarely. Null when
 * there is nothing more to learn.
 */
export function nextCheck(status: AttemptStatus, ageMs: number): string | null {
  if (ageMs >= (WATCHED_MS[status] ?? 0)) return null;
  if (tookMoney(status)) return inMs(REFUND_LOOKS_MS[ageMs < OFTEN_MS ? 0 : 1]);
  return inMs(Math.min(Math.max(RECHECK_MS, ageMs / 4), LONGEST_PAUSE_MS));
}

/** When to ask the provider again about a refund that has been with it for this long, in ms; never given up (rule 16.6). */
export function nextRefundCheck(ageMs: number): string {
  return inMs(Math.min(Math.max(RECHECK_MS, ageMs / 4), LONGEST_PAUSE_MS));
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
