import type { Payload } from 'payload';
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared';
import type { ConfirmRequest } from '#domain/second-factor/factor-contract';
import { audited } from '#server/audit/audited';
import { type AuditActor, recordAudit } from '#server/audit/record-audit';
import { auditedLogin, recordFailedLogin } from '#server/audit/record-login';
import { findOne } from '#server/platform/database/find';
import type { Limits } from '#server/platform/limits/limits';
import { log } from '#server/platform/tools/log';
import { hasFactor, takeCode } from '#server/second-factor/factor';
import { type RelyingParty, verifyPasskey } from '#server/second-factor/passkeys';
import type { Admin, Customer } from '../../payload-types';
import { findOwner } from './ensure-admin';
import { accountByLogin, limitAdmin, limitLogin } from './open-session';
import { recordConfirmation } from './own-sessions';
import { isPassword } from './password';
import { endSession, readSession, type SignedInFrom, sessionOf, startSession } from './session';
import { sessionCookie, sessionToken } from './session-cookies';

interface OpenAdminSession {
  payload: Payload;
  limits: Limits;
  from: SignedInFrom;
  /** Null on the dashboard's password-only login, which is always the owner's (rule 10.6). */
  email: string | null;
  password: string;
  code?: string;
}

type AdminLogin = { token: string } | { needs: 'code'; isWrong: boolean };

/** Null for a wrong email or password. Counts the attempt before checking it. Throws a TooManyError. */
export async function openAdminSession(login: OpenAdminSession): Promise<AdminLogin | null> {
  const { payload, limits, from, password } = login;
  const { address } = from;
  const owner = await findOwner(payload);
  const email = (login.email ?? owner?.email ?? '').toLowerCase();
  const attempt = () => accountByLogin({ payload, collection: 'admins', email, password });
  const isOwners = email === owner?.email;
  const account = await limitAdmin({ limits, address, account: email }, () =>
    isOwners ? attempt() : limitLogin({ limits, address, account: email, kind: 'staff' }, attempt),
  );
  if (account) return openWithFactor(login, account);
  await recordFailedLogin(payload, email, address);
  return null;
}

async function openWithFactor(
  login: OpenAdminSession,
  account: Customer | Admin,
): Promise<AdminLogin | null> {
  const { payload, limits, from, code } = login;
  const ref = { payload, account: account.id };
  const needsCode = await hasFactor(ref);
  if (needsCode && !code) return { needs: 'code', isWrong: false };
  if (needsCode && code && !(await consumeCode({ payload, limits, account, from, code })))
    return { needs: 'code', isWrong: true };
  const opened = await auditedLogin({
    payload,
    account,
    from,
    open: async () => {
      const session = await startAdminSession(payload, account, from);
      if (!session || needsCode || !(await hasFactor(ref))) return session;
      // The account turned on its second factor during this login.
      await endSession(payload, session.user);
      return false;
    },
  });
  // The password changed during this login, so check it again.
  if (opened === null) return openAdminSession(login);
  return opened ? { token: opened.token } : { needs: 'code', isWrong: false };
}

async function startAdminSession(payload: Payload, account: Customer | Admin, from: SignedInFrom) {
  const token = await startSession({ payload, collection: 'admins', account, from });
  const user = token && (await readSession(payload, 'admins', token));
  return user ? { token, user } : null;
}

/** Starts a session for a passkey's account and returns its token. Null if the account can't sign in. */
export async function openPasskeySession(
  payload: Payload,
  { id, from }: { id: string; from: SignedInFrom },
): Promise<string | null> {
  const where = { id: { equals: id } };
  const account = await findOne(payload, 'admins', where);
  if (!account) return null;
  const open = () => startAdminSession(payload, account, from);
  return (await auditedLogin({ payload, account, from, open }))?.token ?? null;
}

function isSecure(payload: Payload): boolean {
  return payload.collections.admins.config.auth.cookies.secure === true;
}

/** The Set-Cookie header for an admin session. Clears the cookie without a token. */
export function adminCookie(payload: Payload, token?: string): string {
  const cookie = {
    collectionAuthConfig: payload.collections.admins.config.auth,
    // Payload appends '-token'.
    cookiePrefix: sessionCookie('admin', isSecure(payload)).replace(/-token$/, ''),
  };
  return token ? generatePayloadCookie({ ...cookie, token }) : generateExpiredPayloadCookie(cookie);
}

export function adminToken(payload: Payload, cookie: string | undefined): string | undefined {
  return sessionToken(cookie, 'admin', isSecure(payload));
}

/** The admin signed in by a request's cookies, or null. */
export async function readAdminSession(payload: Payload, cookie: string | undefined): Promise<Admin | null> {
  const token = adminToken(payload, cookie);
  return token ? readSession(payload, 'admins', token) : null;
}

export async function isAdminSession(payload: Payload, cookie: string | undefined): Promise<boolean> {
  return (await readAdminSession(payload, cookie)) !== null;
}

export async function signOut(payload: Payload, user: Admin): Promise<void> {
  await audited({
    payload,
    event: { kind: 'logout', actor: user, text: 'Signed out' },
    proof: { collection: 'sessions', id: sessionOf(user), shows: 'gone' },
    change: () => endSession(payload, user),
  });
}

interface ConfirmAdmin {
  payload: Payload;
  limits: Limits;
  user: Admin;
  from: SignedInFrom;
  site: RelyingParty;
  proof: ConfirmRequest;
}

/** Checks the signed-in admin's password, code, or passkey. Limited like a login. Throws a TooManyError. */
export async function confirmAdmin(confirm: ConfirmAdmin): Promise<boolean> {
  const { payload, limits, user, from } = confirm;
  const { address } = from;
  const attempt = async () => (await isProofValid(confirm)) || null;
  if (!(await limitAdmin({ limits, address, account: user.email }, attempt))) {
    const subject = user.email;
    const text = "Failed to confirm it's them";
    await recordAudit({ payload, kind: 'login-failed', actor: user, address, subject, text });
    return false;
  }
  await recordConfirmation(payload, user);
  return true;
}

async function isProofValid({ proof, ...confirm }: ConfirmAdmin): Promise<boolean> {
  const { payload, user, site } = confirm;
  if ('passkey' in proof) return (await verifyPasskey({ payload, site }, proof.passkey)) === user.id;
  if ('code' in proof) return consumeCode({ ...confirm, account: user, code: proof.code });
  const where = { id: { equals: user.id } };
  const account = await findOne(payload, 'admins', where);
  return isPassword(account, proof.password);
}

interface CodeCheck {
  payload: Payload;
  limits: Limits;
  account: AuditActor & Pick<Admin, 'email'>;
  from: SignedInFrom;
  code: string;
}

async function consumeCode({ payload, limits, account, from, code }: CodeCheck): Promise<boolean> {
  await limits.take('factor-account', account.id);
  const { address } = from;
  const about = { actor: account, address, subject: account.email };
  const take = () => takeCode({ payload, account: account.id }, code);
  const isValid = isRecoveryCode(code)
    ? await audited({
        payload,
        event: { ...about, kind: 'second-factor', text: 'Used a recovery code' },
        change: take,
        happened: (kind) => kind === 'recovery',
      })
    : await take();
  if (!isValid) {
    log.warn({ address, account: account.email }, 'wrong code');
    await recordAudit({ payload, ...about, kind: 'login-failed', text: 'Wrong code' });
    return false;
  }
  await limits.uncount('factor-account', account.id);
  return true;
}

// App codes are all digits, so a letter means a recovery code.
const isRecoveryCode = (code: string) => /[a-z]/i.test(code);
