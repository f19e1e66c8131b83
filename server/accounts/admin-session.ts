import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { Limits } from '#server/limits/limits';
import type { Admin } from '../../payload-types';
import { logWrongPassword } from './limit-login';
import { openSession } from './open-session';
import { readSession, type SignedInFrom } from './session';
import { sessionCookie, sessionToken } from './session-cookies';

interface OpenAdminSession {
  payload: Payload;
  limits: Limits;
  from: SignedInFrom;
  /** The `ADMIN_EMAIL` setting at the dashboard, which asks for no user name (rule 10.6); what was typed at the editor. */
  email: string;
  password: string;
}

/**
 * Opens the owner's session and returns its token; null when e-mail or password are wrong. The one way in, from dashboard and
 * editor: it counts before it looks, so that many guesses at once gain nothing, and throws a TooManyError.
 */
export async function openAdminSession({
  payload,
  limits,
  from,
  email,
  password,
}: OpenAdminSession): Promise<string | null> {
  await limits.take('admin-login', from.address);
  const token = await openSession({
    payload,
    collection: 'admins',
    email: email.toLowerCase(),
    password,
    from,
  });
  if (token) await limits.giveBack('admin-login', from.address);
  else logWrongPassword({ address: from.address, account: email });
  return token;
}

/** Whether the shop's cookies are for https alone. */
function isSecure(payload: Payload): boolean {
  return payload.collections.admins.config.auth.cookies.secure === true;
}

/** The Set-Cookie line of the owner's session; without a token it clears it. */
export function adminCookie(payload: Payload, token?: string): string {
  const cookie = {
    collectionAuthConfig: payload.collections.admins.config.auth,
    // Payload puts '-token' behind it.
    cookiePrefix: sessionCookie('admin', isSecure(payload)).replace(/-token$/, ''),
  };
  return token ? generatePayloadCookie({ ...cookie, token }) : generateExpiredPayloadCookie(cookie);
}

/** The owner's session token that a request's cookies hold, if any. */
export function adminToken(payload: Payload, cookie: string | undefined): string | undefined {
  return sessionToken(cookie, 'admin', isSecure(payload));
}

/** The owner whose session a request's cookies hold, which dashboard and editor share; else null. */
export async function readAdminSession(payload: Payload, cookie: string | undefined): Promise<Admin | null> {
  const token = adminToken(payload, cookie);
  return token ? readAdminToken(payload, token) : null;
}

/** The owner whom a session token belongs to, or null when it is forged, expired, revoked or somebody else's. */
export async function readAdminToken(payload: Payload, token: string): Promise<Admin | null> {
  const user = await readSession(payload, token);
  return user?.collection === 'admins' ? user : null;
}

/** Whether a request's cookies hold the owner's session. */
export async function isAdminSession(payload: Payload, cookie: string | undefined): Promise<boolean> {
  return (await readAdminSession(payload, cookie)) !== null;
}
