import type { Payload } from 'payload';
import { GLOVE_HERE_STATUSES } from '#domain/orders/order-status';

/**
 * Whether an e-mail address has shown to be its customer's: by a mailed link that was used, by the owner who wrote it, or by
 * a glove that was ordered under it and has arrived (decision 009).
 */
export async function isProvenAddress(payload: Payload, email: string): Promise<boolean> {
  const account = await payload.db.findOne({
    collection: 'customers',
    where: { and: [{ email: { equals: email } }, { provenEmail: { equals: email } }] },
  });
  if (account) return true;
  const order = await payload.db.findOne({
    collection: 'orders',
    where: { and: [{ customerEmail: { equals: email } }, { status: { in: [...GLOVE_HERE_STATUSES] } }] },
  });
  return order !== null;
}
