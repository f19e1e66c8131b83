import type { Request, RequestHandler } from 'express';
import { MESSAGES } from '#domain/messages';
import { readAdminSession } from '#server/accounts/admin-session';
import { readCustomerSession } from '#server/accounts/customer-session';
import { ShopError } from '#server/errors/shop-error';
import type { ApiContext } from '../context';
import { customerToken } from './customer-cookie';

type SessionContext = Pick<ApiContext, 'payload' | 'secureCookies'>;
type SessionCustomer = NonNullable<Awaited<ReturnType<typeof readCustomerSession>>>;
type SessionAdmin = NonNullable<Awaited<ReturnType<typeof readAdminSession>>>;

// Beside the requests and not on them: nothing that copies or logs a request takes an account along.
const customers = new WeakMap<Request, SessionCustomer>();
const admins = new WeakMap<Request, SessionAdmin>();

/** Reads the customer's session, if the request has one; `signedInCustomer` hands it to the handler. Refuses nobody. */
export function readCustomer(context: SessionContext): RequestHandler {
  return async (req, _res, next) => {
    await findCustomer(context, req);
    next();
  };
}

/** Lets customers pass: 401 without a session, 403 when the owner alone is signed in (decisions: the API). */
export function requireCustomer(context: SessionContext): RequestHandler {
  return async (req, _res, next) => {
    if (!(await findCustomer(context, req))) throw refusal(await findAdmin(context, req));
    next();
  };
}

/** Lets the owner pass: 401 without a session, 403 when a customer alone is signed in (decisions: the API). */
export function requireAdmin(context: SessionContext): RequestHandler {
  return async (req, _res, next) => {
    if (!(await findAdmin(context, req))) throw refusal(await findCustomer(context, req));
    next();
  };
}

/** The customer who is signed in, or null; behind `readCustomer`. */
export function signedInCustomer(req: Request): SessionCustomer | null {
  return customers.get(req) ?? null;
}

/** The customer who asks; behind `requireCustomer`. Goes into a Local API call as `overrideAccess: false, user`. */
export function customerOf(req: Request): SessionCustomer {
  const customer = customers.get(req);
  if (!customer) throw new Error('customerOf: the route does not require a customer');
  return customer;
}

/** The owner who asks; behind `requireAdmin`. Goes into a Local API call as `overrideAccess: false, user`. */
export function adminOf(req: Request): SessionAdmin {
  const admin = admins.get(req);
  if (!admin) throw new Error('adminOf: the route does not require the owner');
  return admin;
}

async function findCustomer(
  { payload, secureCookies }: SessionContext,
  req: Request,
): Promise<SessionCustomer | null> {
  const customer = await readCustomerSession(payload, customerToken(req, secureCookies));
  if (customer) customers.set(req, customer);
  return customer;
}

async function findAdmin({ payload }: SessionContext, req: Request): Promise<SessionAdmin | null> {
  const admin = await readAdminSession(payload, req.headers.cookie);
  if (admin) admins.set(req, admin);
  return admin;
}

/** Somebody of the wrong kind is forbidden; nobody at all is asked to sign in. */
export function refusal(someoneElse: object | null): ShopError {
  return someoneElse
    ? new ShopError('forbidden', MESSAGES.forbidden)
    : new ShopError('unauthorized', MESSAGES.notLoggedIn);
}
