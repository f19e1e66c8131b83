import type { Payload } from 'payload';
import { customerSearchText, orderSearchText } from '#domain/search-text';
import type { Customer, Order } from '../../payload-types';

interface RenewSearchText {
  payload: Payload;
  collection: 'orders' | 'customers';
  id: string;
}

/**
 * Writes what an entry is found by from what is stored now; called after a write that passes the hooks by, and not with
 * it, because another one may change the other half of the name and phone at the same moment.
 */
export async function renewSearchText({ payload, collection, id }: RenewSearchText): Promise<void> {
  const searchText = await textOf(payload, collection, id);
  if (searchText === null) return;
  await payload.db.updateOne({
    collection,
    options: { atomic: true },
    where: { id: { equals: id } },
    data: { searchText },
    returning: false,
  });
}

async function textOf(
  payload: Payload,
  collection: RenewSearchText['collection'],
  id: string,
): Promise<string | null> {
  const where = { id: { equals: id } };
  if (collection === 'orders') {
    const order = await payload.db.findOne<Order>({ collection, where });
    return order && orderSearchText(order);
  }
  const customer = await payload.db.findOne<Customer>({ collection, where });
  return customer && customerSearchText(customer);
}
