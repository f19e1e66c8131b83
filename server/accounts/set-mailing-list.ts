import type { Payload } from 'payload';
import type { Customer } from '../../payload-types';

interface SetMailingList {
  payload: Payload;
  /** The customer who is logged in. */
  customer: Customer;
  optIn: boolean;
}

/**
 * Puts a customer on the mailing list, or takes them off it (spec 7). One write of one field: customers may change this
 * about their account and nothing else.
 */
export async function setMailingList({ payload, customer, optIn }: SetMailingList): Promise<void> {
  await payload.db.updateOne({
    collection: 'customers',
    options: { atomic: true },
    where: { id: { equals: customer.id } },
    data: {
      mailingListOptIn: optIn,
      // Who joins again wants the messages again.
      ...(optIn && customer.unsubscribedAt && { unsubscribedAt: null }),
      updatedAt: new Date().toISOString(),
    },
    returning: false,
  });
}
