import { parse } from 'cookie';

/** Customers' sessions have a cookie of their own, so that one browser can hold a customer and the owner. */
const CUSTOMER_COOKIE = 'shop-customer';
/** Dashboard and editor share the owner's. */
const ADMIN_COOKIE = 'payload-token';

export type SessionKind = 'customer' | 'admin';

/**
 * The name of a session's cookie. On https a browser holds back whatever else calls itself `__Host-`: neither a page without
 * https nor another name of the same domain can slip a session of theirs in.
 */
export function sessionCookie(kind: SessionKind, https: boolean): string {
  const name = kind === 'customer' ? CUSTOMER_COOKIE : ADMIN_COOKIE;
  return https ? `__Host-${name}` : name;
}

const ALL = new Set(
  (['customer', 'admin'] as const).flatMap((kind) => [sessionCookie(kind, true), sessionCookie(kind, false)]),
);

/** Whether one `name=value` of a Cookie header is a session's, on https or not. */
export function isSessionCookie(pair: string): boolean {
  return ALL.has(pair.split('=')[0]?.trim() ?? '');
}

/** The session token that a request's Cookie header holds, if any. */
export function sessionToken(
  cookieHeader: string | undefined,
  kind: SessionKind,
  https: boolean,
): string | undefined {
  if (!cookieHeader) return undefined;
  // Tokens are written as they are; what is written otherwise is none.
  return parse(cookieHeader, { decode: (value) => value })[sessionCookie(kind, https)];
}
