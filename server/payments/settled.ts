import type { AttemptStatus } from '#domain/payments/payment';

/** What became of a try to pay; 'unknown' when it is none of this shop's orders. */
export type Settled = AttemptStatus | 'unknown';
