import type { FailureCode } from '#domain/api-calls/failures';
import { keptMoney } from '#domain/orders/amount-due';
import { type Movement, movementsOf } from '#domain/orders/movements';
import type { AttemptStatus } from '#domain/payments/payment';
import { ShopError } from '#server/errors/shop-error';
import type { Order } from '../../payload-types';

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
