import type { FailureCode } from '#domain/api-calls/failures';
import type { AttemptStatus } from '#domain/payments/payment';
import { ShopError } from '#server/errors/shop-error';
import type { Order } from '../../payload-types';

/** Throws a ShopError for an order that must not be paid (again); answers the total in cents. */
export function refuseUnpayable(order: Order): number {
  if (order.paypalCaptureId || order.paymentStatus === 'succeeded') throw new ShopError('ORDER_PAID');
  if (order.status === 'canceled') throw new ShopError('ORDER_CANCELED');
  if (!order.total) throw new ShopError('NOTHING_TO_PAY');
  return order.total;
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
