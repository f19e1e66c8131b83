import type { Payload } from 'payload';
import { findOrder } from '#server/orders/find-order';

interface FlagOrder {
  payload: Payload;
  orderId: string;
  /** One line, of PAYMENT_PROBLEM. */
  problem: string;
}

/** Tells the owner on the order what is not right about its payment. Telling it twice, at once as well, shows it once. */
export async function flagOrder({ payload, orderId, problem }: FlagOrder): Promise<void> {
  for (;;) {
    const order = await findOrder(payload, orderId);
    if (!order) return;
    const told = order.paymentProblem || null;
    if (told?.split('\n').includes(problem)) return;
    const asRead = told ? { paymentProblem: { equals: told } } : { paymentProblem: { exists: false } };
    const written = await payload.db.updateOne({
      collection: 'orders',
      options: { atomic: true },
      where: { and: [{ id: { equals: orderId } }, asRead] },
      data: { paymentProblem: told ? `${told}\n${problem}` : problem },
    });
    if (written) return;
  }
}
