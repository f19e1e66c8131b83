import type { Payload } from 'payload';
import type { Customer } from '../../payload-types';
import { openSession } from './open-session';
import { readSession, type SignedInFrom } from './session';

/** How long a customer stays logged in, in ms. */
export const CUSTOMER_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

interface Credentials {
  payload: Payload;
  email: string;
  password: string;
  from: SignedInFrom;
}

/** Opens a customer's session and returns its token; null when e-mail or password are wrong. */
export function openCustomerSession(credentials: Credentials): Promise<string | null> {
  return openSession({ ...credentials, collection: 'customers' });
}

/** The customer a token belongs to, or null when it is missing, forged, expired, revoked or somebody else's kind. */
export async function readCustomerSession(
  payload: Payload,
  token: string | undefined,
): Promise<Customer | null> {
  if (!token) return null;
  const user = await readSession(payload, token);
  return user?.collection === 'customers' ? user : null;
}
