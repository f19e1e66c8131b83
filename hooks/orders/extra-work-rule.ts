import {
  allowsExtraWork,
  extraWorkOf,
  withExtraWork,
  withoutOpen,
  withReopened,
} from '#domain/orders/extra-work';
import type { Rule } from '#server/platform/database/rule';

/** Shown proposals don't change (rule 16.3). Shipping or canceling withdraws an open one until that's undone. */
export const mergeExtraWork: Rule<'orders'> = {
  name: 'merge-extra-work',
  of: ['extraWork', 'status'],
  reads: ['version'],
  before: ({ stored, changes }) => {
    const at = new Date().toISOString();
    const status = changes.status ?? stored?.status;
    const isTaken = !status || allowsExtraWork(status);
    const stays = extraWorkOf(stored?.extraWork);
    const known = isTaken ? withReopened(stays, at) : stays;
    const now = withExtraWork(known, extraWorkOf(changes.extraWork));
    const merged = isTaken ? now : withoutOpen(now, at);
    return merged.length === 0 ? {} : { extraWork: merged };
  },
};
