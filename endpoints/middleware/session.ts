import type { Request, Response } from 'express';
import type { ApiRole } from '#domain/api-calls/api-call';
import { readAdminSession } from '#server/accounts/admin-session';
import { CUSTOMER_SESSION_MS, readCustomerSession } from '#server/accounts/customer-session';
import { sessionCookie, sessionToken } from '#server/accounts/session-cookies';
import { ShopError } from '#server/errors/shop-error';
import type { ApiContext } from './context';

type SessionContext = Pick<ApiContext, 'payload' | 'secureCookies'>;
export type SessionCustomer = NonNullable<Awaited<ReturnType<typeof readCustomerSession>>>;
export type SessionAdmin = NonNullable<Awaited<ReturnType<typeof readAdminSession>>>;

/** The customer who is signed in, or null. */
export function findCustomer(
  { payload, secureCookies }: SessionContext,
  req: Request,
): Promise<SessionCustomer | null> {
  return readCustomerSession(payload, customerToken(req, secureCookies));
}

/** The owner who is signed in, or null. */
export function findAdmin({ payload }: SessionContext, req: Request): Promise<SessionAdmin | null> {
  return readAdminSession(payload, req.headers.cookie);
}

const ROLES = {
  customer: { find: findCustomer, findOther: findAdmin },
  admin: { find: findAdmin, findOther: findCustomer },
} as const;

/**
 * Who makes a call of this role; goes into a Local API call as `overrideAccess: false, user`. 401 without a session, 403 when
 * somebody of the other role is signed in (rule 10.1).
 */
export async function callerOf(
  role: ApiRole,
  context: SessionContext,
  req: Request,
): Promise<SessionCustomer | SessionAdmin | null> {
  if (role === 'anyone') return null;
  const { find, findOther } = ROLES[role];
  const caller = await find(context, req);
  if (!caller) throw refusal(await findOther(context, req));
  return caller;
}

/** 403 for somebody of the other role, 401 for nobody. */
export function refusal(someoneElse: object | null): ShopError {
  return new ShopError(someoneElse ? 'FORBIDDEN' : 'NOT_LOGGED_IN');
}

/** The customer's session token that a request carries. */
export function customerToken(req: Request, secure: boolean): string | undefined {
  return sessionToken(req.headers.cookie, 'customer', secure);
}

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

/** Hands a customer's session token to the browser; scripts cannot read it. */
export function setCustomerCookie(res: Response, token: string, secure: boolean): void {
  res.cookie(sessionCookie('customer', secure), token, {
    ...attributes(secure),
    maxAge: CUSTOMER_SESSION_MS,
  });
}

/** Makes the browser forget a customer's session token. */
export function clearCustomerCookie(res: Response, secure: boolean): void {
  res.clearCookie(sessionCookie('customer', secure), attributes(secure));
}
