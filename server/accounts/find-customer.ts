import type { Payload } from 'payload';
import type { Customer } from '../../payload-types';

/** One customer by the id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findCustomer(payload: Payload, id: string): Promise<Customer | null> {
  return payload.db.findOne<Customer>({ collection: 'customers', where: { id: { equals: id } } });
}
