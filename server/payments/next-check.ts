import type { AttemptStatus } from '#domain/payments/payment';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How often the shop looks at the payments that are not settled, in ms. */
export const RECHECK_MS = 3 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 2;
/** A payment that was just recorded is looked at once more after this long, in ms. */
const SECOND_LOOK_MS = 10 * MINUTE_MS;

/** For how long, in ms, there may still be something to learn: PayPal keeps an approval for hours, checks one for weeks. */
const WATCHED_MS: Partial<Record<AttemptStatus, number>> = {
  open: 3 * DAY_MS,
  replaced: 3 * DAY_MS,
  pending: 45 * DAY_MS,
};

/**
 * When to ask the provider again about a payment attempt of this age in ms: soon at first, then ever more rarely. Null when
 * there is nothing more to learn.
 */
export function nextCheck(status: AttemptStatus, ageMs: number): string | null {
  if (status === 'succeeded') return inMs(SECOND_LOOK_MS);
  if (ageMs >= (WATCHED_MS[status] ?? 0)) return null;
  return inMs(Math.min(Math.max(RECHECK_MS, ageMs / 4), LONGEST_PAUSE_MS));
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
