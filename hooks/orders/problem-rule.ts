import { problemsToEmail } from '#domain/payments/problem-kinds';
import { storedHistory } from '#server/orders/present-order';
import { queueProblemEmails } from '#server/payments/problem-emails';
import type { Rule } from '#server/platform/database/rule';

/** Emails the owner once about each problem with an order's money (rule 12.4). Queued first; without its problem it's dropped. */
export const emailProblems: Rule<'orders'> = {
  name: 'email-problems',
  // A change of status, total, or movements makes problems by the rules before this one.
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
