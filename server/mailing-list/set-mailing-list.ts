import type { Payload } from 'payload';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import { changeIf } from '#server/database/change-if';
import type { Customer } from '../../payload-types';

interface SetMailingList {
  payload: Payload;
  /** The customer who is logged in. */
  customer: Customer;
  optIn: boolean;
}

/**
 * Puts a customer on the mailing list, or takes them off it (rule 10.8). One write of what that means: customers may
 * change this about their account and nothing else.
 */
export async function setMailingList({ payload, customer, optIn }: SetMailingList): Promise<void> {
  const data = mailingListMark(optIn, new Date());
  await changeIf({ payload, collection: 'customers', id: customer.id, data });
}
