import type { CustomerView } from '#domain/customer-contract';
import { toFlag } from '#domain/wire';
import type { Customer } from '../../payload-types';

/** What a customer's view is made from. */
export const CUSTOMER_FIELDS = [
  'id',
  'name',
  'email',
  'phone',
  'mailingListOptIn',
  'createdAt',
] as const satisfies readonly (keyof Customer)[];

/** A customer as the owner's lists show one (spec 3); never anything of the password or the sessions. */
export function presentCustomer({
  id,
  name,
  email,
  phone,
  mailingListOptIn,
  createdAt,
}: Pick<Customer, (typeof CUSTOMER_FIELDS)[number]>): CustomerView {
  return { id, name, email, phone: phone || null, mailingListOptIn: toFlag(mailingListOptIn), createdAt };
}
