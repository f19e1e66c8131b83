import type { Payload } from 'payload';
import { type CustomerMe, customerMe } from '#domain/customers/account-contract';
import {
  type CustomerCreate,
  type CustomerPatch,
  type CustomerView,
  customerView,
} from '#domain/customers/customer-contract';
import type { CustomerListQuery } from '#domain/lists/list-query';
import { searchTerm } from '#domain/lists/search-text';
import { mayGetMessages } from '#domain/messages/message-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { keysOf } from '#domain/words/keys-of';
import { MESSAGES } from '#domain/words/shop-texts';
import { hashPassword } from '#server/accounts/password';
import { endSessions } from '#server/accounts/session';
import { withListConsent } from '#server/mailing-list/mailing-list';
import type { ByPerson, Once, OwnersChange } from '#server/platform/access/allowed';
import { asView } from '#server/platform/access/as-view';
import { findPage, madeBetween } from '#server/platform/access/find-page';
import { createOnce } from '#server/platform/access/make-once';
import { writeFields } from '#server/platform/access/write-fields';
import { findOne } from '#server/platform/database/find';
import type { Page } from '#server/platform/database/page-query';
import { ShopError } from '#server/platform/errors/shop-error';
import { problemsOf } from '#server/replies/order-replies';
import type { Customer } from '../../payload-types';

/** The shop's customers, newest first by default (rule 11.5). */
export async function listCustomers({
  query,
  ...by
}: ByPerson & { query: CustomerListQuery }): Promise<Page<CustomerView>> {
  const { search, status, sort = '-createdAt', pageSize } = query;
  const { docs, total } = await findPage({
    ...by,
    collection: 'customers',
    where: [
      ...(status ? [{ mailingListOptIn: { equals: status === 'opted_in' } }] : []),
      ...(search ? [{ searchText: { contains: searchTerm(search) } }] : []),
      ...madeBetween(query),
    ],
    sort,
    fields: CUSTOMER_FIELDS,
    pageSize,
  });
  const problems = await problemsOf(
    by.payload,
    docs.map(({ email }) => email),
  );
  const withProblem = (customer: CustomerView): CustomerView => {
    const emailProblem = problems.get(customer.email.toLowerCase());
    return emailProblem ? { ...customer, emailProblem } : customer;
  };
  return { docs: docs.map((customer) => withProblem(presentCustomer(customer))), total };
}

const { getsMessages: _computed, emailProblem: _bounced, ...sameInCustomer } = customerView.shape;

export const CUSTOMER_FIELDS = [
  ...keysOf(sameInCustomer),
  'unsubscribedAt',
] as const satisfies readonly (keyof Customer)[];

/** A customer for the owner (rule 11.3). */
export function presentCustomer(customer: Pick<Customer, (typeof CUSTOMER_FIELDS)[number]>): CustomerView {
  const { version, phone, shippingAddress, mailingListOptIn } = customer;
  return asView(customerView, {
    ...customer,
    version: version ?? 0,
    phone: phone || null,
    shippingAddress: shippingAddress || null,
    mailingListOptIn: toFlag(mailingListOptIn),
    getsMessages: toFlag(mayGetMessages(customer)),
  });
}

/** A customer's own account for GET /api/customer/me (rule 11.3). */
export function presentMe(customer: Customer): CustomerMe {
  const { phone, shippingAddress, mailingListOptIn } = customer;
  return asView(customerMe, {
    ...customer,
    phone: phone || null,
    shippingAddress: shippingAddress || null,
    mailingListOptIn: toFlag(mailingListOptIn),
  });
}

/** Creates a customer who isn't on the mailing list, once per key. Throws a CUSTOMER_EXISTS ShopError. */
export function addCustomer({ input, ...call }: Once & { input: CustomerCreate }): Promise<CreatedAnswer> {
  const data = { ...input, mailingListOptIn: false };
  const refuse = () => refuseTakenEmail(call.payload, input.email);
  return createOnce({ ...call, collection: 'customers', data, refuse });
}

/** Changes a customer. A new password signs them out everywhere. Throws like `writeFields`, or CUSTOMER_EXISTS (rule 10.3). */
export async function changeCustomer({
  changes,
  ...change
}: OwnersChange & { changes: CustomerPatch }): Promise<number> {
  const { payload, id } = change;
  const { password, ...fields } = changes;
  const data = { ...fields, ...(password && (await hashPassword(password))) };
  try {
    const version = await withListConsent({
      payload,
      id,
      optIn: changes.mailingListOptIn,
      write: (condition) => writeFields({ ...change, collection: 'customers', data, condition }),
    });
    if (password) await endSessions(payload, 'customers', id);
    return version;
  } catch (error) {
    const { email } = changes;
    // Each database reports a taken email in its own way.
    if (email && !(error instanceof ShopError)) await refuseTakenEmail(payload, email, id);
    throw error;
  }
}

async function refuseTakenEmail(payload: Payload, email: string, except?: string): Promise<void> {
  const existing = await findOne(payload, 'customers', { email: { equals: email } });
  if (!existing || existing.id === except) return;
  throw new ShopError('CUSTOMER_EXISTS', { errors: { email: MESSAGES.customerExists } });
}
