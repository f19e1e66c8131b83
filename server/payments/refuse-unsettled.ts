import { MESSAGES } from '#domain/messages';
import { ShopError, type ShopErrorCode } from '#server/errors/shop-error';
import type { Settled } from './settled';

const REFUSALS = {
  open: ['conflict', MESSAGES.paymentNotApproved],
  pending: ['conflict', MESSAGES.paymentPending],
  failed: ['payment-declined', MESSAGES.paymentDeclined],
  problem: ['conflict', MESSAGES.paymentProblem],
  replaced: ['conflict', MESSAGES.paymentEnded],
  closed: ['conflict', MESSAGES.paymentEnded],
  unknown: ['not-found', MESSAGES.unknownPayment],
} as const satisfies Record<Exclude<Settled, 'succeeded'>, [ShopErrorCode, string]>;

/** Throws a ShopError that says why a payment does not count, unless it succeeded. */
export function refuseUnsettled(settled: Settled): void {
  if (settled === 'succeeded') return;
  const [code, message] = REFUSALS[settled];
  throw new ShopError(code, message);
}
