import type { Payload, Where } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { changeJudged } from '#server/database/change-judged';
import { versionIs } from '#server/database/version';
import type { Order } from '../../payload-types';

/** What is to be written of an order. */
interface OrderWrite {
  data: Partial<Order>;
  /** What must hold besides: that the order is as it was judged. */
  condition?: readonly Where[];
  /** Rules that the write is exempt from; the caller says why. */
  except?: readonly string[];
}

interface WriteOrder<Judged extends { write?: OrderWrite }> {
  payload: Payload;
  orderId: string;
  by: Actor;
  /** Judges the order as it is: what becomes of it, with what is to be written for that. May throw a ShopError that refuses it. */
  judge: (order: Order) => Judged | Promise<Judged>;
}

/**
 * Writes what follows from an order as it is, only while it is so (rule 16.5). Answers the last verdict and the order as it is then,
 * or null when the order is gone. Throws a ShopError (CONFLICT), or what `judge` or the write throws.
 */
export async function writeOrder<Judged extends { write?: OrderWrite }>({
  payload,
  orderId,
  by,
  judge,
}: WriteOrder<Judged>): Promise<{ order: Order; verdict: Judged } | null> {
  const judged = await changeJudged({
    payload,
    collection: 'orders',
    id: orderId,
    by,
    judge: async (order) => {
      const verdict = await judge(order);
      const { condition = [], ...write } = verdict.write ?? { data: {} };
      return {
        verdict,
        write: verdict.write && { ...write, condition: [versionIs(order.version ?? 0), ...condition] },
      };
    },
  });
  return judged && { order: judged.doc, verdict: judged.verdict.verdict };
}
