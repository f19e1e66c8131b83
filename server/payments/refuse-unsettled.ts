import type { FailureCode } from '#domain/api-calls/failures';
import { ShopError } from '#server/errors/shop-error';
import type { Settled } from './settled';

const REFUSALS = {
  open: 'PAYMENT_NOT_APPROVED',
  pending: 'PAYMENT_PENDING',
  failed: 'PAYMENT_DECLINED',
  problem: 'PAYMENT_PROBLEM',
  replaced: 'PAYMENT_ENDED',
  closed: 'PAYMENT_ENDED',
  unknown: 'PAYMENT_UNKNOWN',
} as const satisfies Record<Exclude<Settled, 'succeeded'>, FailureCode>;

/** Throws a ShopError that says why a payment does not count, unless it succeeded. */
export function refuseUnsettled(settled: Settled): void {
  if (settled !== 'succeeded') throw new ShopError(REFUSALS[settled]);
}
