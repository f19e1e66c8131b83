import { type Payload, ValidationError } from 'payload';
import { GLOVE_HERE_STATUSES } from '#domain/orders/order-status';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Customer } from '../../payload-types';

/** One customer by the id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findCustomer(payload: Payload, id: string): Promise<Customer | null> {
  return findOne(payload, 'customers', { id: { equals: id } });
}

/**
 * Whether an e-mail address has shown to be its customer's: by a mailed link that was used, by the owner who wrote it, or by
 * a glove that was ordered under it and has arrived (decision 009).
 */
export async function isProvenAddress(payload: Payload, email: string): Promise<boolean> {
  const account = await findOne(payload, 'customers', {
    and: [{ email: { equals: email } }, { provenEmail: { equals: email } }],
  });
  if (account) return true;
  const order = await findOne(payload, 'orders', {
    and: [{ customerEmail: { equals: email } }, { status: { in: [...GLOVE_HERE_STATUSES] } }],
  });
  return order !== null;
}

interface CreateCustomer {
  payload: Payload;
  name: string;
  email: string;
  phone?: string;
  password: string;
  mailingListOptIn: boolean;
  /** The call that makes the account; the same call repeated finds the account instead of a conflict. */
  signupKey?: string;
  /** Which field of the caller's form holds the e-mail. */
  emailField: string;
}

interface CreatedCustomer {
  customer: Customer;
  /** Whether this very call made it, and its password is the one that came with the call. */
  isNew: boolean;
}

/** Makes a customer account. Throws an ACCOUNT_EXISTS ShopError when the e-mail is in use (rule 10.3). */
export async function createCustomer({
  payload,
  emailField,
  ...data
}: CreateCustomer): Promise<CreatedCustomer> {
  const existing = await findByEmail(payload, data.email);
  if (existing) return ownOrConflict(existing, data.signupKey, emailField);
  try {
    // A visitor may open an account for themselves; the collection lets nobody but the owner do so by other ways.
    const customer = await payload.create({ collection: 'customers', data, overrideAccess: true });
    return { customer, isNew: true };
  } catch (error) {
    const winner = error instanceof ValidationError ? await findByEmail(payload, data.email) : null;
    if (!winner) throw error;
    return ownOrConflict(winner, data.signupKey, emailField);
  }
}

function findByEmail(payload: Payload, email: string): Promise<Customer | null> {
  return findOne(payload, 'customers', { email: { equals: email } });
}

function ownOrConflict(
  customer: Customer,
  signupKey: string | undefined,
  emailField: string,
): CreatedCustomer {
  if (signupKey && customer.signupKey === signupKey) return { customer, isNew: false };
  throw new ShopError('ACCOUNT_EXISTS', { errors: { [emailField]: MESSAGES.accountExists } });
}
