import type { Payload } from 'payload';
import type { CustomerCreate, CustomerPatch } from '#domain/customers/customer-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { createOnce } from '#server/access/create-once';
import { writeFields } from '#server/access/write-fields';
import { hashPassword } from '#server/accounts/password';
import { endSessions } from '#server/accounts/session';
import { findOne } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';

interface AddCustomer {
  payload: Payload;
  user: Admin;
  input: CustomerCreate;
  idempotencyKey?: string;
}

/**
 * Makes an account for a customer, not on the mailing list; the same key never makes a second one. Throws a CUSTOMER_EXISTS ShopError
 * for an e-mail in use.
 */
export function addCustomer({ input, ...call }: AddCustomer): Promise<CreatedAnswer> {
  const data = { ...input, mailingListOptIn: false };
  const refuse = () => refuseTakenEmail({ payload: call.payload, email: input.email });
  return createOnce({ ...call, collection: 'customers', data, refuse });
}

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

interface RefuseTakenEmail {
  payload: Payload;
  email: string;
  /** The account that may hold it. */
  except?: string;
}

/** Throws a CUSTOMER_EXISTS ShopError when another account holds an e-mail (rule 10.3). */
async function refuseTakenEmail({ payload, email, except }: RefuseTakenEmail): Promise<void> {
  const holder = await findOne(payload, 'customers', { email: { equals: email } });
  if (!holder || holder.id === except) return;
  throw new ShopError('CUSTOMER_EXISTS', { errors: { email: MESSAGES.customerExists } });
}
