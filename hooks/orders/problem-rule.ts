import { problemsToMail } from '#domain/payments/problem-kinds';
import { storedStory } from '#server/orders/present-order';
import { queueProblemMails } from '#server/payments/problem-mails';
import type { Rule } from '#server/platform/database/rule';

/** Emails the owner once about each problem with an order's money (rule 12.4). Queued first; without its problem it's dropped. */
export const mailProblems: Rule<'orders'> = {
  name: 'mail-problems',
  // A change of status, total, or movements makes problems by the rules before this one.
  of: ['paymentProblem', 'status', 'total', 'movements'],
  reads: ['paymentProblem'],
  before: async ({ payload, stored, changes }) => {
    if (!stored || !changes.paymentProblem || changes.paymentProblem === stored.paymentProblem) return {};
    const earlier = storedStory(stored)
      .filter(({ kind }) => kind === 'payment-problem')
      .map(({ text }) => text);
    const problems = problemsToMail(stored.paymentProblem, changes.paymentProblem, earlier);
    await queueProblemMails(payload, { orderId: stored.id }, problems);
    return {};
  },
};
