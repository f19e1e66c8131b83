import { z } from 'zod';
import { RECORDED_HOW, type RecordedHow } from '#domain/orders/paid-how';
import { REASON_MAX } from '#domain/orders/refund-contract';
import { REFUND_METHODS, type RefundLimits, type RefundMethod } from '#domain/orders/refunds';
import { dollarsToCents, formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';

/** How money goes back when nobody has chosen yet: the way it came, where that can be. */
export function usualMethod({ paypal }: Pick<RefundLimits, 'paypal'>): RefundMethod {
  return paypal > 0 ? 'paypal' : 'recorded';
}

/** An amount typed in dollars, in cents, of more than nothing. */
export const typedAmount = z
  .string()
  .transform((typed) => dollarsToCents(typed))
  .pipe(z.int(MESSAGES.refundAmount).min(1, MESSAGES.refundAmount));

export const methodField = z.enum(REFUND_METHODS, MESSAGES.refundMethod);
export const howField = z.enum(RECORDED_HOW, MESSAGES.refundHow);
export const reasonField = z.string().trim().max(REASON_MAX, MESSAGES.reasonTooLong);

/** How money goes back, as the calls take it: said of what goes back by hand alone. */
export function wayBack(method: RefundMethod, how: RecordedHow) {
  return method === 'recorded' ? { method, how } : { method };
}

/** What is said of an amount that is more than there is. */
export const tooMuch = (most: number) => `At most ${formatDollars(most)} can go back this way`;
