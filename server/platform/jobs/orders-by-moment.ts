import type { Payload, Where } from 'payload';
import { isDemoEmail } from '#domain/customers/demo-email';
import { findAll } from '#server/platform/database/find';
import { yieldToVisitors } from '#server/platform/tools/per-shop';
import type { Order } from '../../../payload-types';

const AT_ONCE = 100;

interface OrdersByMoment {
  payload: Payload;
  where?: Where;
  /** The sort field, oldest first. A caller may change an order so it no longer matches, but not this field. */
  moment: 'createdAt' | 'extraWorkSince';
  from?: Date;
}

/** Yields orders one by one with pauses for visitors, without demo orders (rule 14.5). */
export async function* ordersByMoment({
  payload,
  where = {},
  moment,
  from,
}: OrdersByMoment): AsyncGenerator<Order> {
  let next: Where = { [moment]: from ? { greater_than_equal: from.toISOString() } : { exists: true } };
  for (;;) {
    const docs = await findAll(payload, 'orders', { and: [where, next] }, [moment, 'id'], AT_ONCE);
    for (const order of docs) {
      await yieldToVisitors(payload);
      if (!isDemoEmail(order.customerEmail)) yield order;
    }
    const last = docs.at(-1);
    if (!last || docs.length < AT_ONCE) return;
    const at = last[moment];
    const sameMoment = [{ [moment]: { equals: at } }, { id: { greater_than: last.id } }];
    next = { or: [{ [moment]: { greater_than: at } }, { and: sameMoment }] };
  }
}
