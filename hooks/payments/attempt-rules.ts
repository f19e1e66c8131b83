import { mayMove } from '#domain/payments/payment';
import { problemsToEmail } from '#domain/payments/problem-kinds';
import { queueProblemEmails } from '#server/payments/problem-emails';
import type { Rule } from '#server/platform/database/rule';

/** Only the moves in ATTEMPT_MOVES are allowed. Any other is a bug. */
const followMoves: Rule<'payment-attempts'> = {
  name: 'follow-moves',
  of: ['status'],
  reads: ['status'],
  before: ({ stored, changes: { status } }) => {
    if (stored && status && status !== stored.status && !mayMove(stored.status, status))
      throw new Error(`a payment does not move from ${stored.status} to ${status}`);
    return {};
  },
};

/** Emails the owner once about money whose order was deleted (rule 12.4). The email is queued before the problem is stored. */
const emailProblems: Rule<'payment-attempts'> = {
  name: 'email-problems',
  of: ['problem'],
  reads: ['problem'],
  before: async ({ payload, stored, changes }) => {
    if (!stored) return {};
    const problems = problemsToEmail(stored.problem, changes.problem);
    await queueProblemEmails(payload, { attemptId: stored.id }, problems);
    return {};
  },
};

export const ATTEMPT_RULES: readonly Rule<'payment-attempts'>[] = [followMoves, emailProblems];
