import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list';
import type { Customer } from '../../payload-types';

interface SetMailingList {
  payload: Payload;
  /** The customer who is logged in. */
  customer: Customer;
  optIn: boolean;
}

/**
 * Puts a customer on the mailing list, or takes them off it (spec 7). One write of what that means: customers may
 * change this about their account and nothing else.
 */
export async function setMailingList({ payload, customer, optIn }: SetMailingList): Promise<void> {
  const now = new Date();
  await payload.db.updateOne({
    collection: 'customers',
    options: { atomic: true },
    where: { id: { equals: customer.id } },
    data: {
      ...mailingListMark(optIn, now),
      updatedAt: now.toISOString(),
    },
    returning: false,
  });
}
