import { type AttemptStatus, tookMoney } from '#domain/payments/payment';

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
  // For as long PayPal gives money back.
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
