import type { CustomerView } from '#domain/customer-contract';
import { toFlag } from '#domain/wire';
import type { Customer } from '../../payload-types';

/** A customer as the owner's lists show one (spec 3); never anything of the password or the sessions. */
export function presentCustomer({
  id,
  name,
  email,
  phone,
  mailingListOptIn,
  createdAt,
}: Customer): CustomerView {
  return { id, name, email, phone: phone || null, mailingListOptIn: toFlag(mailingListOptIn), createdAt };
}
