import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import { recordAudit } from '#server/audit/record-audit';
import { tellFailedLogin, tellLogin } from '#server/audit/tell-login';
import type { Limits } from '#server/limits/limits';
import type { Admin } from '../../payload-types';
import { findOwner } from './ensure-admin';
import { limitAdmin, limitLogin } from './limit-login';
import { openSession } from './open-session';
import { endSession, readSession, type SignedInFrom } from './session';
import { sessionCookie, sessionToken } from './session-cookies';

interface OpenAdminSession {
  payload: Payload;
  limits: Limits;
  from: SignedInFrom;
  /** What was typed; null at the dashboard's one field, which is the owner's and asks for no user name (rule 10.6). */
  email: string | null;
  password: string;
}

/**
 * Opens the session of somebody of the shop and returns its token; null when e-mail or password are wrong, or the account is switched
 * off. The one way in, from dashboard and editor: it counts before it looks, so that many guesses at once gain nothing, and throws a
 * TooManyError. Who guesses at the owner's account is slowed by address alone: strangers must not lock the owner out.
 */
export async function openAdminSession({
  payload,
  limits,
  from,
  email,
  password,
}: OpenAdminSession): Promise<string | null> {
  const { address } = from;
  const owner = await findOwner(payload);
  const account = (email ?? owner?.email ?? '').toLowerCase();
  const open = () => openSession({ payload, collection: 'admins', email: account, password, from });
  const isOwners = account === owner?.email;
  const token = await limitAdmin({ limits, address, account }, () =>
    isOwners ? open() : limitLogin({ limits, address, account, of: 'staff' }, open),
  );
  const user = token && (await readAdminToken(payload, token));
  if (user) await tellLogin({ payload, account: user, from });
  else await tellFailedLogin({ payload, account, address });
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

/** The session token of the shop's people that a request's cookies hold, if any. */
export function adminToken(payload: Payload, cookie: string | undefined): string | undefined {
  return sessionToken(cookie, 'admin', isSecure(payload));
}

/** Who of the shop a request's cookies hold the session of, which dashboard and editor share; else null. */
export async function readAdminSession(payload: Payload, cookie: string | undefined): Promise<Admin | null> {
  const token = adminToken(payload, cookie);
  return token ? readAdminToken(payload, token) : null;
}

/** Who of the shop a session token belongs to, or null when it is forged, expired, revoked or somebody else's. */
export async function readAdminToken(payload: Payload, token: string): Promise<Admin | null> {
  const user = await readSession(payload, token);
  return user?.collection === 'admins' ? user : null;
}

/** Whether a request's cookies hold a session of the shop's people. */
export async function isAdminSession(payload: Payload, cookie: string | undefined): Promise<boolean> {
  return (await readAdminSession(payload, cookie)) !== null;
}

/** Ends the session that somebody of the shop was read from, and writes it into the trail. */
export async function signOut(payload: Payload, user: Admin): Promise<void> {
  await recordAudit({ payload, kind: 'logout', actor: user, text: 'Signed out' });
  await endSession(payload, user);
}
