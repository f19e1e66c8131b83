import type { Payload } from 'payload';
import type { CustomerPatch } from '#domain/customers/customer-contract';
import { writeFields } from '#server/access/write-fields';
import { hashPassword } from '#server/accounts/password';
import { endSessions } from '#server/accounts/session';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { refuseTakenEmail } from './refuse-taken-email';

interface ChangeCustomer {
  payload: Payload;
  user: Admin;
  id: string;
  ifMatch: number | undefined;
  changes: CustomerPatch;
}

/**
 * Changes a customer in one write; without a password it stays as it is, and a new one ends the sessions. Answers and throws as
 * `writeFields`, and a CUSTOMER_EXISTS ShopError for an e-mail that another account holds (rule 10.3).
 */
export async function changeCustomer({ changes, ...change }: ChangeCustomer): Promise<number> {
  const { payload, id } = change;
  const { password, ...fields } = changes;
  const data = { ...fields, ...(password && (await hashPassword(password))) };
  try {
    const version = await writeFields({ ...change, collection: 'customers', data });
    // With a new password they count no more; what is left of them goes.
    if (password) await endSessions(payload, 'customers', id);
    return version;
  } catch (error) {
    const { email } = changes;
    // The databases say in different ways that an e-mail is taken.
    if (email && !(error instanceof ShopError)) await refuseTakenEmail({ payload, email, except: id });
    throw error;
  }
}
