import { NotFound, type Payload } from 'payload';
import type { CustomerPatch } from '#domain/customer-contract';
import { mailingListMark } from '#domain/mailing-list';
import { writeFields } from '#server/access/write-fields';
import { findCustomer } from '#server/accounts/find-customer';
import { ShopError } from '#server/errors/shop-error';
import { renewSearchText } from '#server/search/renew-search-text';
import type { Admin, Customer } from '../../payload-types';
import { refuseTakenEmail } from './refuse-taken-email';

interface ChangeCustomer {
  payload: Payload;
  user: Admin;
  id: string;
  changes: CustomerPatch;
}

/**
 * Changes a customer; without a password it stays as it is. Throws a ShopError: NOT_FOUND, or CUSTOMER_EXISTS for an e-mail
 * that another account holds (decisions: the API).
 */
export async function changeCustomer({ payload, user, id, changes }: ChangeCustomer): Promise<void> {
  const { email } = changes;
  try {
    await store({ payload, user, id, changes });
  } catch (error) {
    if (error instanceof NotFound) throw new ShopError('NOT_FOUND');
    // The databases say in different ways that an e-mail is taken.
    if (email && !(error instanceof ShopError)) await refuseTakenEmail({ payload, email, except: id });
    throw error;
  }
}

async function store({ payload, user, id, changes }: ChangeCustomer): Promise<void> {
  const { password, ...data } = changes;
  if (!password) {
    // The owner vouches for an address by writing it (decision 009).
    const vouched = data.email ? { ...data, provenEmail: data.email } : data;
    const left = await mailingListChange(payload, id, data.mailingListOptIn);
    await writeFields({ payload, user, collection: 'customers', id, data: { ...vouched, ...left } });
    await renewSearchText({ payload, collection: 'customers', id });
    return;
  }
  await payload.update({
    collection: 'customers',
    id,
    data: { ...data, password },
    depth: 0,
    overrideAccess: false,
    user,
  });
}

/** What the owner changes about the mailing list; saying again what is so already is no joining or leaving. */
async function mailingListChange(
  payload: Payload,
  id: string,
  optIn: boolean | undefined,
): Promise<Partial<Customer>> {
  if (optIn === undefined) return {};
  const stored = await findCustomer(payload, id);
  return optIn === Boolean(stored?.mailingListOptIn) ? {} : mailingListMark(optIn, new Date());
}
