import { mayMove } from '#domain/payments/payment';
import type { Rule } from '#server/database/rule';

/** A payment attempt moves only as ATTEMPT_MOVES says; any other write of its status is a bug. */
const moveByTable: Rule<'payment-attempts'> = {
  name: 'move-by-table',
  of: ['status'],
  reads: ['status'],
  before: ({ stored, changes: { status } }) => {
    if (stored && status && status !== stored.status && !mayMove(stored.status, status))
      throw new Error(`a payment does not move from ${stored.status} to ${status}`);
    return {};
  },
};

/** What holds for every write of a payment attempt. */
export const ATTEMPT_RULES: readonly Rule<'payment-attempts'>[] = [moveByTable];
