import type { ProblemsAnswer } from '#domain/payments/problem-kinds';
import { type ByOwner, findLostPayments, findPaymentProblems } from './read-what-waits';

/** The money problems that are not settled yet, for the dashboard's first place; by the caller's own rights. */
export async function readProblems(by: ByOwner): Promise<ProblemsAnswer> {
  const [orders, lost] = await Promise.all([findPaymentProblems(by), findLostPayments(by)]);
  return {
    problems: [
      ...orders.docs.map(({ id, customerName, paymentProblem }) => ({
        id,
        orderId: id,
        customerName,
        problem: paymentProblem ?? '',
      })),
      ...lost.docs.map(({ id, orderId, problem }) => ({
        id,
        orderId,
        customerName: null,
        problem: problem ?? '',
      })),
    ],
    total: orders.total + lost.total,
  };
}
