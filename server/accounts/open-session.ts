import type { Payload } from 'payload';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { Limits } from '#server/platform/limits/limits';
import { log } from '#server/platform/tools/log';
import type { Admin, Customer } from '../../payload-types';
import { hashPassword, isOldHash, isPassword } from './password';
import { isSwitchedOff, readSession, type SignedInFrom, startSession } from './session';

interface OpenSession {
  payload: Payload;
  collection: 'customers' | 'admins';
  email: string;
  password: string;
  from: SignedInFrom;
}

/** Logs in and returns a session token, or null. Unknown emails and wrong passwords take the same time. */
export async function openSession(login: OpenSession): Promise<string | null> {
  const { payload, collection, from } = login;
  const account = await accountByLogin(login);
  if (!account) return null;
  // The password changed during this login, so check it again.
  return (await startSession({ payload, collection, account, from })) ?? openSession(login);
}

type Credentials = Omit<OpenSession, 'from'>;

/** The account with this email and password, or null. Unknown emails and wrong passwords take the same time. */
export async function accountByLogin(login: Credentials): Promise<Customer | Admin | null> {
  const { payload, collection, email, password } = login;
  const where = { email: { equals: email } };
  const stored = await findOne(payload, collection, where);
  const found = stored && !isSwitchedOff(stored) ? stored : null;
  if (!(await isPassword(found, password))) return null;
  const account = found && (await withNewHash(login, found));
  return account ?? accountByLogin(login);
}

async function withNewHash(
  { payload, collection, password }: Credentials,
  account: Customer | Admin,
): Promise<Customer | Admin | null> {
  const { id, hash } = account;
  if (!hash || !isOldHash(hash)) return account;
  const condition = [{ hash: { equals: hash } }];
  return changeIf(payload, collection, id, { condition, data: await hashPassword(password) });
}

/** Logs a customer in and returns a session token, or null. */
export function openCustomerSession(credentials: Omit<OpenSession, 'collection'>): Promise<string | null> {
  return openSession({ ...credentials, collection: 'customers' });
}

/** The customer a token belongs to, or null. */
export async function readCustomerSession(
  payload: Payload,
  token: string | undefined,
): Promise<Customer | null> {
  return token ? readSession(payload, 'customers', token) : null;
}

interface LimitLogin {
  limits: Limits;
  address: string;
  account: string;
  kind?: 'staff';
}

/** Limits logins without locking out known IP addresses. Counts before checking. Throws a TooManyError. */
export async function limitLogin<Session>(
  { limits, address, account, kind }: LimitLogin,
  attempt: () => Promise<Session | null>,
): Promise<Session | null> {
  const counted = kind ? `${kind} ${account}` : account;
  const pair = `${address} ${counted}`;
  const isKnown = await limits.isCounted('login-known', pair);
  await limits.take('login-address', address);
  await limits.take('login-pair', pair);
  if (!isKnown) await limits.take('login-account', counted);
  const session = await attempt();
  if (session === null) {
    if (!kind) logWrongPassword({ address, account });
    return null;
  }
  await limits.uncount('login-address', address);
  await limits.uncount('login-pair', pair);
  if (!isKnown) {
    await limits.uncount('login-account', counted);
    await limits.take('login-known', pair);
  }
  return session;
}

/** Limits admin logins by IP address. Throws a TooManyError. */
export async function limitAdmin<Session>(
  { limits, address, account }: LimitLogin,
  attempt: () => Promise<Session | null>,
): Promise<Session | null> {
  await limits.take('admin-login', address);
  const session = await attempt();
  if (session === null) logWrongPassword({ address, account });
  else await limits.uncount('admin-login', address);
  return session;
}

function logWrongPassword({ address, account }: { address: string; account: string }): void {
  log.warn({ address, account }, 'wrong email or password');
}
