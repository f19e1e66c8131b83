/** How online payment works in a shop (decisions: orders and payment). */
export const PAYMENT_MODES = ['paypal', 'simulator', 'off'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/**
 * What became of one try to pay an order at the payment provider. 'open' may still be paid, 'pending' is being checked by
 * the provider, 'problem' took money that does not fit the order; 'replaced' and 'closed' must not be paid any more.
 */
export const ATTEMPT_STATUSES = [
  'open',
  'pending',
  'succeeded',
  'failed',
  'problem',
  'replaced',
  'closed',
] as const;
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

export const ATTEMPT_STATUS_LABEL = {
  open: 'Open',
  pending: 'Being checked by PayPal',
  succeeded: 'Paid',
  failed: 'Declined',
  problem: 'Paid, but does not fit the order',
  replaced: 'Replaced by a later one',
  closed: 'Given up',
} as const satisfies Record<AttemptStatus, string>;

/**
 * What a person may choose in the payment simulator. 'error': the buyer approves, and taking the money fails; 'window-error':
 * the provider's window breaks before the buyer has done anything.
 */
export const SIMULATED_OUTCOMES = ['approve', 'cancel', 'decline', 'error', 'window-error'] as const;
export type SimulatedOutcome = (typeof SIMULATED_OUTCOMES)[number];

/** What the simulator's captures begin with: no money has moved for them. */
export const SIMULATED_CAPTURE = 'SIMCAP';

/** Whether somebody has really paid, by the id of what the payment provider captured. */
export function isRealCapture(captureId: string | null | undefined): boolean {
  return Boolean(captureId) && !captureId?.startsWith(`${SIMULATED_CAPTURE}-`);
}
