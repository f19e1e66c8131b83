import type { CustomerMe } from '#domain/customers/account-contract';
import type { CustomerView } from '#domain/customers/customer-contract';
import { mayGetMessages } from '#domain/messages/message-contract';
import { toFlag } from '#domain/wire/wire';
import type { Customer } from '../../payload-types';

/** What a customer's view is made from. */
export const CUSTOMER_FIELDS = [
  'id',
  'version',
  'name',
  'email',
  'phone',
  'mailingListOptIn',
  'unsubscribedAt',
  'createdAt',
] as const satisfies readonly (keyof Customer)[];

/** A customer as the owner's lists show one (rule 11.3); never anything of the password or the sessions. */
export function presentCustomer(customer: Pick<Customer, (typeof CUSTOMER_FIELDS)[number]>): CustomerView {
  const { id, version, name, email, phone, mailingListOptIn, createdAt } = customer;
  return {
    id,
    version: version ?? 0,
    name,
    email,
    phone: phone || null,
    mailingListOptIn: toFlag(mailingListOptIn),
    getsMessages: toFlag(mayGetMessages(customer)),
    createdAt,
  };
}

/** A customer's own account as GET /api/customer/me answers it: the documented fields and nothing else (rule 11.3). */
export function presentMe({ id, name, email, phone, mailingListOptIn }: Customer): CustomerMe {
  return { id, name, email, phone: phone || null, mailingListOptIn: toFlag(mailingListOptIn) };
}
