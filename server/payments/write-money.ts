import type { Payload } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { changeIf } from '#server/database/change-if';
import { versionIs } from '#server/database/version';
import { ShopError } from '#server/errors/shop-error';
import { findOrder } from '#server/orders/find-order';
import { oneAtATime } from '#server/tools/concurrency';
import type { Order } from '../../payload-types';

/** Others write the order at the same moment; more rounds than that are no coincidence. */
const ROUNDS = 50;

/** What is to be written of an order. */
interface MoneyWrite {
  data: Partial<Order>;
  /** Rules that the write is exempt from; the caller says why. */
  except?: readonly string[];
}

interface WriteMoney {
  payload: Payload;
  orderId: string;
  by: Actor;
  /** What is to be written of the order as it is; null when nothing is left to do. Throws a ShopError that refuses it. */
  judge: (order: Order) => MoneyWrite | null;
}

/**
 * Writes what follows from an order's money as it is, only while it is so: however many ask at once, on whichever server, each is
 * judged by what the one before it left (rule 16.5). Answers the order as it is then. Throws a ShopError: NOT_FOUND, CONFLICT,
 * or what `judge` throws.
 */
export function writeMoney({ payload, orderId, by, judge }: WriteMoney): Promise<Order> {
  return oneAtATime(payload, `money of ${orderId}`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = await findOrder(payload, orderId);
      if (!order) throw new ShopError('NOT_FOUND');
      const write = judge(order);
      if (!write) return order;
      const condition = [versionIs(order.version ?? 0)];
      const written = await changeIf({ payload, collection: 'orders', id: orderId, condition, by, ...write });
      if (written) return written;
    }
    throw new ShopError('CONFLICT');
  });
}
