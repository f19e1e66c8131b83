import type { Payload } from 'payload';
import { GLOVE_HERE_STATUSES } from '#domain/orders/order-status';
import { findOne } from '#server/database/find';
import type { Customer } from '../../payload-types';

/** One customer by the id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findCustomer(payload: Payload, id: string): Promise<Customer | null> {
  return findOne(payload, 'customers', { id: { equals: id } });
}

/**
 * Whether an e-mail address has shown to be its customer's: by a mailed link that was used, by the owner who wrote it, or by
 * a glove that was ordered under it and has arrived (decision 009).
 */
export async function isProvenAddress(payload: Payload, email: string): Promise<boolean> {
  const account = await findOne(payload, 'customers', {
    and: [{ email: { equals: email } }, { provenEmail: { equals: email } }],
  });
  if (account) return true;
  const order = await findOne(payload, 'orders', {
    and: [{ customerEmail: { equals: email } }, { status: { in: [...GLOVE_HERE_STATUSES] } }],
  });
  return order !== null;
}
