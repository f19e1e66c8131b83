import type { Payload } from 'payload';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import type { Customer } from '../../payload-types';

interface ChangeDetails {
  payload: Payload;
  /** The customer who is signed in. */
  customer: Customer;
  changes: OwnDetailsPatch;
}

/** Changes what customers say about themselves; their orders keep what was said then (rule 10.12). Throws a NOT_LOGGED_IN ShopError. */
export async function changeDetails({ payload, customer, changes }: ChangeDetails): Promise<Customer> {
  const changed = await changeIf({ payload, collection: 'customers', id: customer.id, data: changes });
  // The account was deleted since its session was read.
  if (!changed) throw new ShopError('NOT_LOGGED_IN');
  return changed;
}
