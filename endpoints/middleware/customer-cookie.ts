import type { Request, Response } from 'express';
import { CUSTOMER_SESSION_MS } from '#server/accounts/customer-session';
import { sessionCookie, sessionToken } from '#server/accounts/session-cookies';

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
