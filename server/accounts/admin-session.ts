import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { Limits } from '#server/limits/limits';
import { hasFactor } from '#server/second-factor/factor';
import type { Admin } from '../../payload-types';
import { logWrongPassword } from './limit-login';
import { accountByLogin } from './open-session';
import { isRightCode } from './right-code';
import { endSessionOf, readSession, type SignedInFrom, startSession } from './session';
import { sessionCookie, sessionToken } from './session-cookies';

interface OpenAdminSession {
  payload: Payload;
  limits: Limits;
  from: SignedInFrom;
  /** The `ADMIN_EMAIL` setting at the dashboard, which asks for no user name (rule 10.6); what was typed at the editor. */
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code; where the account has a second factor it needs one. */
  code?: string;
}

/** What a right password opens: a session, or that a code has to come with it; `isWrong` says that the one which came is not right. */
type AdminLogin = { token: string } | { needs: 'code'; isWrong: boolean };

/**
 * Opens a session by password, and by a code where the account has a second factor; null when e-mail or password are wrong, whatever
 * the code. The one way in by a password, from dashboard and editor: it counts before it looks, so that many guesses at once gain
 * nothing, and throws a TooManyError.
 */
export async function openAdminSession(login: OpenAdminSession): Promise<AdminLogin | null> {
  const { payload, limits, from, password, code } = login;
  const email = login.email.toLowerCase();
  await limits.take('admin-login', from.address);
  const account = await accountByLogin({ payload, collection: 'admins', email, password });
  if (!account) {
    logWrongPassword({ address: from.address, account: login.email });
    return null;
  }
  const of = { payload, account: account.id };
  const needsCode = await hasFactor(of);
  if (needsCode && code && !(await isRightCode({ payload, limits, account, from, code })))
    return { needs: 'code', isWrong: true };
  await limits.giveBack('admin-login', from.address);
  if (needsCode && !code) return { needs: 'code', isWrong: false };
  const token = await startSession({ payload, collection: 'admins', account, from });
  // The password was changed since the account was read, or a second factor was set up: what holds now decides.
  if (!token) return openAdminSession(login);
  if (needsCode || !(await hasFactor(of))) return { token };
  await endSessionOf(payload, token);
  return { needs: 'code', isWrong: false };
}

/** Opens a session for a passkey's account and returns its token; null where nobody may sign in to that any more. */
export async function openPasskeySession(
  payload: Payload,
  { id, from }: { id: string; from: SignedInFrom },
): Promise<string | null> {
  const where = { id: { equals: id } };
  const account = await payload.db.findOne<Admin>({ collection: 'admins', where });
  return account && startSession({ payload, collection: 'admins', account, from });
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
