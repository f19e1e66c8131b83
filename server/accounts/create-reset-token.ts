import type { Payload } from 'payload';
import { findCustomer } from './find-customer';
import { oneAtATime } from './one-at-a-time';

/** How long a link to choose a new password works, in ms. */
const RESET_TOKEN_MS = 60 * 60 * 1000;

interface CreateResetToken {
  payload: Payload;
  customerId: string;
}

interface ResetToken {
  token: string;
  name: string;
  email: string;
}

/**
 * Makes the token that lets a customer choose a new password: for one hour, once; an earlier one ends. Null when there
 * is no such customer.
 */
export async function createResetToken({
  payload,
  customerId,
}: CreateResetToken): Promise<ResetToken | null> {
  const customer = await findCustomer(payload, customerId);
  if (!customer) return null;
  const { name, email } = customer;
  // Storing the token rewrites the account, sessions included; a login in between would be lost.
  const token = await oneAtATime(email, () =>
    payload.forgotPassword({
      collection: 'customers',
      data: { email },
      disableEmail: true,
      expiration: RESET_TOKEN_MS,
    }),
  );
  return token ? { token, name, email } : null;
}
