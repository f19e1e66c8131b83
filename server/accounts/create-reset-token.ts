import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { findCustomer } from './find-customer';

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
  /** Whether the name may stand in a mail to this address (decision 009). */
  isVouched: boolean;
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
  const isVouched = customer.provenEmail === email;
  const token = randomBytes(20).toString('hex');
  // Payload's own way rewrites the whole account as it was read; what was changed meanwhile would be undone.
  await changeIf({
    payload,
    collection: 'customers',
    id: customerId,
    data: {
      resetPasswordToken: token,
      resetPasswordExpiration: new Date(Date.now() + RESET_TOKEN_MS).toISOString(),
    },
  });
  return { token, name, email, isVouched };
}
