import type { Payload } from 'payload';
import type { CustomerCreate } from '#domain/customers/customer-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { createOnce } from '#server/access/create-once';
import type { Admin } from '../../payload-types';
import { refuseTakenEmail } from './refuse-taken-email';

interface AddCustomer {
  payload: Payload;
  user: Admin;
  input: CustomerCreate;
  idempotencyKey?: string;
}

/**
 * Makes an account for a customer, not on the mailing list; the same key never makes a second one. Throws a CUSTOMER_EXISTS ShopError
 * for an e-mail in use.
 */
export function addCustomer({ input, ...call }: AddCustomer): Promise<CreatedAnswer> {
  const data = { ...input, mailingListOptIn: false };
  const refuse = () => refuseTakenEmail({ payload: call.payload, email: input.email });
  return createOnce({ ...call, collection: 'customers', data, refuse });
}
