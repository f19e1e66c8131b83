import type { Payload } from 'payload';
import type { OrderRequest } from '#domain/orders/order-contract';
import { findCustomer } from '#server/accounts/find-customer';
import { type SignedInFrom, startSession } from '#server/accounts/session';
import { TooManyError } from '#server/errors/shop-error';
import type { Customer, Order } from '../../payload-types';

/** Opens a customer's session by a password, counted as any login; null when it is wrong. Throws a TooManyError. */
export type LogIn = (credentials: { email: string; password: string }) => Promise<string | null>;

/** An order that made an account also signs that customer in (rule 6.8). Returns the session's token. */
export async function firstSession(
  payload: Payload,
  accountId: string,
  from: SignedInFrom,
): Promise<string | null> {
  const account = await findCustomer(payload, accountId);
  return account && startSession({ payload, collection: 'customers', account, from });
}

interface SessionAgain {
  payload: Payload;
  input: OrderRequest;
  idempotencyKey: string;
  /** The customer who is signed in. */
  customer: Customer | null;
  order: Pick<Order, 'customer'>;
  logIn: LogIn;
}

/**
 * The session for an order that is sent again because its answer was lost. It is opened for the account which this very order
 * made and for no other, whatever e-mail the body names, and it counts as a login. Returns its token, or null.
 */
export async function sessionAgain({
  payload,
  input: { customerPassword: password },
  idempotencyKey,
  customer,
  order,
  logIn,
}: SessionAgain): Promise<string | null> {
  if (!password || typeof order.customer !== 'string' || customer?.id === order.customer) return null;
  const account = await findCustomer(payload, order.customer);
  if (account?.signupKey !== idempotencyKey) return null;
  try {
    return await logIn({ email: account.email, password });
  } catch (error) {
    // The order stands; who guesses is told nothing.
    if (error instanceof TooManyError) return null;
    throw error;
  }
}
