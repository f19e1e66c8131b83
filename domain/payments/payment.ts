import { keysOf } from '../words/keys-of';

export const PAYMENT_MODES = ['paypal', 'simulator', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** 'problem' means that it took money that doesn't fit the order. 'replaced' and 'closed' must not be paid. */
export const ATTEMPT_STATUS_LABEL = {
  open: 'Open',
  pending: 'PayPal is checking it',
  succeeded: 'Paid',
  failed: 'Declined',
  problem: "Paid, but doesn't match the order",
  replaced: 'Replaced by a newer one',
  closed: 'Given up',
} as const;
export type AttemptStatus = keyof typeof ATTEMPT_STATUS_LABEL;
export const ATTEMPT_STATUSES = keysOf(ATTEMPT_STATUS_LABEL);

/** Allowed changes. A payment stays paid until its order is deleted. A closed payment can still turn out to be paid. */
export const ATTEMPT_MOVES = {
  open: ['pending', 'succeeded', 'failed', 'problem', 'replaced', 'closed'],
  replaced: ['pending', 'succeeded', 'failed', 'problem', 'closed'],
  closed: ['pending', 'succeeded', 'failed', 'problem'],
  pending: ['succeeded', 'failed', 'problem', 'closed'],
  failed: ['pending', 'succeeded', 'problem', 'closed'],
  problem: ['pending', 'succeeded', 'failed', 'closed'],
  succeeded: ['problem'],
} as const satisfies Record<AttemptStatus, readonly AttemptStatus[]>;

export function movesTo(to: AttemptStatus): AttemptStatus[] {
  return ATTEMPT_STATUSES.filter((from) => mayMove(from, to));
}

export function mayMove(from: AttemptStatus, to: AttemptStatus): boolean {
  const moves: readonly AttemptStatus[] = ATTEMPT_MOVES[from];
  return moves.includes(to);
}

/** Statuses that anyone may still change without the owner. The others change only for a caller that has read them. */
const MAY_STILL_CHANGE: readonly AttemptStatus[] = ['open', 'pending', 'replaced', 'closed'];

/** Statuses that the provider's answer may replace for a caller that read `read`. 'succeeded' replaces all. */
export function replaceableStatuses(read: AttemptStatus, to: AttemptStatus): AttemptStatus[] {
  if (to === 'succeeded') return [...ATTEMPT_STATUSES];
  const over = [...MAY_STILL_CHANGE, read, ...(to === 'problem' ? [to] : [])];
  return ATTEMPT_STATUSES.filter(
    (from) => from !== 'succeeded' && over.includes(from) && (from === to || mayMove(from, to)),
  );
}

export function tookMoney(status: AttemptStatus): boolean {
  return status === 'succeeded' || status === 'problem';
}

/** What the simulated buyer does. 'error' fails after the buyer approves, and 'window-error' breaks the window before that. */
export const SIMULATED_OUTCOMES = ['approve', 'cancel', 'decline', 'error', 'window-error'] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];
