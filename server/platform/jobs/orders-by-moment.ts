import type { Payload, Where } from 'payload';
import { isDemoEmail } from '#domain/customers/demo-email';
import { turn } from '#server/platform/tools/per-shop';
import type { Order } from '../../../payload-types';

/** Orders that are read at once. */
const AT_ONCE = 100;

interface OrdersByMoment {
  payload: Payload;
  /** All of them, unless told otherwise. */
  where?: Where;
  /** The moment that they are sorted by, oldest first; the caller's work may take an order out of these, and changes it in no other way. */
  moment: 'createdAt' | 'extraWorkSince';
  /** None that is older. */
  from?: Date;
}

/**
 * Orders one after the other, read a few at a time and each once, with room for visitors in between: what a job works through, whatever
 * its work makes of them, and however many are of the same moment. The demo content's orders are left alone (rule 14.5).
 */
export async function* ordersByMoment({
  payload,
  where = {},
  moment,
  from,
}: OrdersByMoment): AsyncGenerator<Order> {
  let next: Where = { [moment]: from ? { greater_than_equal: from.toISOString() } : { exists: true } };
  for (;;) {
    const { docs } = await payload.db.find<Order>({
      collection: 'orders',
      where: { and: [where, next] },
      sort: [moment, 'id'],
      limit: AT_ONCE,
      pagination: false,
    });
    for (const order of docs) {
      await turn(payload);
      if (!isDemoEmail(order.customerEmail)) yield order;
    }
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    const at = last[moment];
    const sameMoment = [{ [moment]: { equals: at } }, { id: { greater_than: last.id } }];
    next = { or: [{ [moment]: { greater_than: at } }, { and: sameMoment }] };
  }
}
