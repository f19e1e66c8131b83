import { problemsToEmail } from '#domain/payments/problem-kinds';
import { storedHistory } from '#server/orders/present-order';
import { queueProblemEmails } from '#server/payments/problem-emails';
import type { Rule } from '#server/platform/database/rule';

/** Emails the owner once about each payment problem (rule 12.4). The email is queued first. If the problem isn't stored, it's dropped. */
export const emailProblems: Rule<'orders'> = {
  name: 'email-problems',
  // The rules before this one add problems when these fields change.
  of: ['paymentProblem', 'status', 'total', 'movements'],
  reads: ['paymentProblem'],
  before: async ({ payload, stored, changes }) => {
    if (!stored || !changes.paymentProblem || changes.paymentProblem === stored.paymentProblem) return {};
    const earlier = storedHistory(stored)
      .filter(({ kind }) => kind === 'payment-problem')
      .map(({ text }) => text);
    const problems = problemsToEmail(stored.paymentProblem, changes.paymentProblem, earlier);
    await queueProblemEmails(payload, { orderId: stored.id }, problems);
    return {};
  },
};
