import type { Request, Response } from 'express';
import { CUSTOMER_COOKIE, CUSTOMER_SESSION_MS } from '#server/accounts/customer-session';

/** The customer's session token that a request carries. */
export function customerToken(req: Request): string | undefined {
  const cookies = req.headers.cookie?.split(';') ?? [];
  const found = cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${CUSTOMER_COOKIE}=`));
  return found?.slice(CUSTOMER_COOKIE.length + 1);
}

const attributes = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

/** Hands a customer's session token to the browser; scripts cannot read it. */
export function setCustomerCookie(res: Response, token: string, secure: boolean): void {
  res.cookie(CUSTOMER_COOKIE, token, { ...attributes(secure), maxAge: CUSTOMER_SESSION_MS });
}

/** Makes the browser forget a customer's session token. */
export function clearCustomerCookie(res: Response, secure: boolean): void {
  res.clearCookie(CUSTOMER_COOKIE, attributes(secure));
}
