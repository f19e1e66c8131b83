import { type Payload, ValidationError } from 'payload';
import { GLOVE_HERE_STATUSES } from '#domain/orders/order-status';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Customer } from '../../payload-types';

/** One customer, or null. Check access before returning any of it. */
export function findCustomer(payload: Payload, id: string): Promise<Customer | null> {
  return findOne(payload, 'customers', { id: { equals: id } });
}

/** Whether an email is verified: by a used link, by the owner, or by a glove that arrived (decision 009). */
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
  id?: string;
  name: string;
  email: string;
  phone?: string;
  password: string;
  mailingListOptIn: boolean;
  /** A repeated call with this key returns its account instead of a conflict. */
  signupKey?: string;
  emailField: string;
}

interface CreatedCustomer {
  customer: Customer;
  isNew: boolean;
}

/** Creates a customer account. Throws an ACCOUNT_EXISTS ShopError if the email is taken (rule 10.3). */
export async function createCustomer({
  payload,
  emailField,
  ...data
}: CreateCustomer): Promise<CreatedCustomer> {
  const existing = await findByEmail(payload, data.email);
  if (existing) return ownOrConflict(existing, data.signupKey, emailField);
  try {
    // Visitors may sign up, but the collection's access allows only the owner.
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
