import { AuthenticationError, executeAuthStrategies, type Payload } from 'payload';
import { z } from 'zod';
import type { Customer } from '../../payload-types';
import { oneAtATime } from './one-at-a-time';

/** Customers' sessions have a cookie of their own, so that one browser can hold a customer and the owner. */
export const CUSTOMER_COOKIE = 'shop-customer';
/** How long a customer stays logged in, in ms. */
export const CUSTOMER_SESSION_MS = 30 * 24 * 60 * 60 * 1000;

const signedIn = z.object({ collection: z.literal('customers'), id: z.string() });

interface Credentials {
  payload: Payload;
  email: string;
  password: string;
}

/** Opens a customer's session and returns its token; null when e-mail or password are wrong. */
export async function openCustomerSession({ payload, email, password }: Credentials): Promise<string | null> {
  try {
    // Two logins of one account at the same moment would write over each other's session.
    const { token } = await oneAtATime(email, () =>
      payload.login({ collection: 'customers', data: { email, password } }),
    );
    return token ?? null;
  } catch (error) {
    if (error instanceof AuthenticationError) return null;
    throw error;
  }
}

/** The customer a token belongs to, or null when it is missing, forged, expired, revoked or somebody else's kind. */
export async function readCustomerSession(
  payload: Payload,
  token: string | undefined,
): Promise<Customer | null> {
  if (!token) return null;
  const headers = new Headers({ Authorization: `JWT ${token}` });
  const { user } = await executeAuthStrategies({ headers, payload });
  const customer = signedIn.safeParse(user);
  if (!customer.success) return null;
  return payload.db.findOne<Customer>({
    collection: 'customers',
    where: { id: { equals: customer.data.id } },
  });
}
