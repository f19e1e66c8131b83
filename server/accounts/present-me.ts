import type { CustomerMe } from '#domain/customers/account-contract';
import { toFlag } from '#domain/wire/wire';
import type { Customer } from '../../payload-types';

/** A customer's own account as GET /api/customer/me answers it: the documented fields and nothing else (rule 11.3). */
export function presentMe({ id, name, email, phone, mailingListOptIn }: Customer): CustomerMe {
  return { id, name, email, phone: phone || null, mailingListOptIn: toFlag(mailingListOptIn) };
}
