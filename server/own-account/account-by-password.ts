import type { Payload } from 'payload';
import { findCustomer } from '#server/accounts/find-customer';
import { isPassword } from '#server/accounts/password';
import type { Customer } from '../../payload-types';

interface AccountByPassword {
  payload: Payload;
  /** The customer who is signed in. */
  customer: Customer;
  password: string;
}

/** A customer's account as it is stored, when the password is theirs; else null. For calls that ask for it once more. */
export async function accountByPassword({
  payload,
  customer,
  password,
}: AccountByPassword): Promise<Customer | null> {
  const account = await findCustomer(payload, customer.id);
  return (await isPassword(account, password)) ? account : null;
}
