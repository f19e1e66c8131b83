import { NotFound, type Payload } from 'payload';
import type { CustomerPatch } from '#domain/customer-contract';
import { writeFields } from '#server/access/write-fields';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { refuseTakenEmail } from './refuse-taken-email';

interface ChangeCustomer {
  payload: Payload;
  user: Admin;
  id: string;
  changes: CustomerPatch;
}

/**
 * Changes a customer; without a password it stays as it is. Throws a ShopError: NOT_FOUND, or CUSTOMER_EXISTS for an e-mail
 * that another account holds (rule 10.3).
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
    await writeFields({ payload, user, collection: 'customers', id, data });
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
