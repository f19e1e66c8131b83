import type { ByCustomer } from '#server/access/callers';
import { findCustomer } from '#server/accounts/find-customer';
import { isPassword } from '#server/accounts/password';
import type { Customer } from '../../payload-types';

/** A customer's account as it is stored, when the password is theirs; else null. For calls that ask for it once more. */
export async function accountByPassword({
  payload,
  customer,
  password,
}: ByCustomer & { password: string }): Promise<Customer | null> {
  const account = await findCustomer(payload, customer.id);
  return (await isPassword(account, password)) ? account : null;
}
