import { executeAuthStrategies, type Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { Admin } from '../../payload-types';
import { keepAdminSession, keptAdminSession } from './kept-admin-sessions';
import { openSession } from './open-session';

interface OpenAdminSession {
  payload: Payload;
  /** The `ADMIN_EMAIL` setting: the one account; the owner types no user name (spec 2). */
  adminEmail: string;
  password: string;
}

/** Opens the owner's session and returns its token; null when the password is wrong. */
export function openAdminSession({
  payload,
  adminEmail,
  password,
}: OpenAdminSession): Promise<string | null> {
  return openSession({ payload, collection: 'admins', email: adminEmail.toLowerCase(), password });
}

/** The Set-Cookie line of the owner's session, as the editor itself would write it; without a token it clears it. */
export function adminCookie(payload: Payload, token?: string): string {
  const cookie = {
    collectionAuthConfig: payload.collections.admins.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  };
  return token ? generatePayloadCookie({ ...cookie, token }) : generateExpiredPayloadCookie(cookie);
}

/** The owner whose session a request's cookies hold, which dashboard and editor share; else null. */
export async function readAdminSession(payload: Payload, cookie: string | undefined): Promise<Admin | null> {
  if (!cookie?.includes('payload-token=')) return null;
  const kept = keptAdminSession(payload, cookie);
  if (kept) return kept;
  const { user } = await executeAuthStrategies({ headers: new Headers({ cookie }), payload });
  if (user?.collection !== 'admins') return null;
  keepAdminSession(payload, cookie, user);
  return user;
}

/** Whether a request's cookies hold the owner's session. */
export async function isAdminSession(payload: Payload, cookie: string | undefined): Promise<boolean> {
  return (await readAdminSession(payload, cookie)) !== null;
}
