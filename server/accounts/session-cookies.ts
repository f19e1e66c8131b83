import { parse } from 'cookie';

const CUSTOMER_COOKIE = 'shop-customer';
const ADMIN_COOKIE = 'payload-token';

export type SessionKind = 'customer' | 'admin';

/** The name of a session cookie. On https, `__Host-` keeps subdomains and plain http from setting it. */
export function sessionCookie(kind: SessionKind, https: boolean): string {
  const name = kind === 'customer' ? CUSTOMER_COOKIE : ADMIN_COOKIE;
  return https ? `__Host-${name}` : name;
}

const ALL = new Set(
  (['customer', 'admin'] as const).flatMap((kind) => [sessionCookie(kind, true), sessionCookie(kind, false)]),
);

export function isSessionCookie(pair: string): boolean {
  return ALL.has(pair.split('=')[0]?.trim() ?? '');
}

export function sessionToken(
  cookieHeader: string | undefined,
  kind: SessionKind,
  https: boolean,
): string | undefined {
  if (!cookieHeader) return undefined;
  // Tokens aren't encoded.
  return parse(cookieHeader, { decode: (value) => value })[sessionCookie(kind, https)];
}
