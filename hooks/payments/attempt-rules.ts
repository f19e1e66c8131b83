import { mayMove } from '#domain/payments/payment';
import { problemsToMail } from '#domain/payments/problem-kinds';
import { queueProblemMails } from '#server/payments/problem-mails';
import type { Rule } from '#server/platform/database/rule';

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

/** The owner is emailed once about money whose order was deleted (rule 12.4); queued before the problem is stored. */
const mailProblems: Rule<'payment-attempts'> = {
  name: 'mail-problems',
  of: ['problem'],
  reads: ['problem'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) return {};
    const problems = problemsToMail(stored.problem, changes.problem);
    await queueProblemMails(payload, { attemptId: stored.id }, problems);
    return {};
  },
};

export const ATTEMPT_RULES: readonly Rule<'payment-attempts'>[] = [moveByTable, mailProblems];
