import type { Request, Response } from 'express';
import type { ApiCall } from '#domain/api-calls/api-call';
import { type Role, roleOf } from '#domain/people/people';
import { sessionSeconds } from '#domain/people/session-life';
import { mayCall } from '#domain/people/staff-calls';
import { readAdminSession } from '#server/accounts/admin-session';
import { readCustomerSession } from '#server/accounts/open-session';
import { sessionCookie, sessionToken } from '#server/accounts/session-cookies';
import { ShopError } from '#server/platform/errors/shop-error';
import type { ApiContext } from './context';

type SessionContext = Pick<ApiContext, 'payload' | 'secureCookies'>;
export type SessionCustomer = NonNullable<Awaited<ReturnType<typeof readCustomerSession>>>;
export type SessionAdmin = NonNullable<Awaited<ReturnType<typeof readAdminSession>>>;

/** The signed-in customer, or null. */
export function findCustomer(
  { payload, secureCookies }: SessionContext,
  req: Request,
): Promise<SessionCustomer | null> {
  return readCustomerSession(payload, customerToken(req, secureCookies));
}

/** The signed-in owner or staff member, or null. */
export function findAdmin({ payload }: SessionContext, req: Request): Promise<SessionAdmin | null> {
  return readAdminSession(payload, req.headers.cookie);
}

const ROLES = {
  customer: { find: findCustomer, findOther: findAdmin },
  admin: { find: findAdmin, findOther: findCustomer },
} as const;

/** Returns the caller. Throws a 401 ShopError without a session, and a 403 for the wrong role (rules 10.1, 18.2). */
export async function callerOf(
  { role = 'admin', call }: Pick<ApiCall, 'role' | 'call'>,
  context: SessionContext,
  req: Request,
): Promise<SessionCustomer | SessionAdmin | null> {
  if (role === 'anyone') return null;
  const { find, findOther } = ROLES[role];
  const caller = await find(context, req);
  if (!caller) throw refusal(await findOther(context, req));
  if (role === 'admin' && !mayCall(shopRole(caller), call)) throw new ShopError('FORBIDDEN');
  return caller;
}

/** The caller's role at the shop. Null for customers. */
export function shopRole(caller: SessionCustomer | SessionAdmin | null): Role | null {
  return caller?.collection === 'admins' ? roleOf(caller) : null;
}

/** 403 for the wrong role, and 401 without a session. */
export function refusal(someoneElse: object | null): ShopError {
  return new ShopError(someoneElse ? 'FORBIDDEN' : 'NOT_LOGGED_IN');
}

export function customerToken(req: Request, secure: boolean): string | undefined {
  return sessionToken(req.headers.cookie, 'customer', secure);
}

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

/** Sets a customer's session cookie, which scripts can't read. */
export function setCustomerCookie(res: Response, token: string, secure: boolean): void {
  res.cookie(sessionCookie('customer', secure), token, {
    ...attributes(secure),
    maxAge: sessionSeconds('customers') * 1000,
  });
}

export function clearCustomerCookie(res: Response, secure: boolean): void {
  res.clearCookie(sessionCookie('customer', secure), attributes(secure));
}
