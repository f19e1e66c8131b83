import {
  extraWorkOf,
  takesExtraWork,
  withExtraWork,
  withoutOpen,
  withReopened,
} from '#domain/orders/extra-work';
import type { Rule } from '#server/platform/database/rule';

/**
 * Extra work stays as it was shown to the customer, by whatever door a write comes: what a writer gives as `extraWork` is added, or
 * ends what is open (rule 16.3). Shipping or canceling an order withdraws an open proposal, and undoing that brings it back.
 */
export const keepExtraWork: Rule<'orders'> = {
  name: 'keep-extra-work',
  of: ['extraWork', 'status'],
  reads: ['version'],
  before: ({ stored, changes }) => {
    const at = new Date().toISOString();
    const status = changes.status ?? stored?.status;
    const isTaken = !status || takesExtraWork(status);
    const stays = extraWorkOf(stored?.extraWork);
    const known = isTaken ? withReopened(stays, at) : stays;
    const now = withExtraWork(known, extraWorkOf(changes.extraWork));
    const kept = isTaken ? now : withoutOpen(now, at);
    return kept.length === 0 ? {} : { extraWork: kept };
  },
};
