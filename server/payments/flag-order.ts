import type { Payload, Where } from 'payload';
import { findOrder } from '#server/orders/find-order';

/** What the owner has emptied may be empty text. */
const UNTOLD: Where = { or: [{ paymentProblem: { exists: false } }, { paymentProblem: { equals: '' } }] };
/** Others write the order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 20;

interface FlagOrder {
  payload: Payload;
  orderId: string;
  /** One line, of PAYMENT_PROBLEM. */
  problem: string;
}

/** Tells the owner on the order what is not right about its payment. Telling it twice, at once as well, shows it once. */
export async function flagOrder({ payload, orderId, problem }: FlagOrder): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await findOrder(payload, orderId);
    if (!order) return;
    const told = order.paymentProblem || null;
    if (told?.split('\n').includes(problem)) return;
    const written = await payload.db.updateOne({
      collection: 'orders',
      options: { atomic: true },
      where: { and: [{ id: { equals: orderId } }, told ? { paymentProblem: { equals: told } } : UNTOLD] },
      data: { paymentProblem: told ? `${told}\n${problem}` : problem },
    });
    if (written) return;
  }
  throw new Error(`order ${orderId} could not be told: ${problem}`);
}
