import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { findOne } from '#server/database/find';
import type { Admin, Customer } from '../../payload-types';
import { hashPassword, isFormer, isPassword } from './password';
import { isSwitchedOff, type SignedInFrom, startSession } from './session';

interface OpenSession {
  payload: Payload;
  collection: 'customers' | 'admins';
  email: string;
  password: string;
  from: SignedInFrom;
}

/** Opens a session and returns its token; null when e-mail or password are wrong, after the same time for both. */
export async function openSession(login: OpenSession): Promise<string | null> {
  const { payload, collection, from } = login;
  const account = await accountByLogin(login);
  if (!account) return null;
  // Without a token the password was changed since the account was read: the new one decides.
  return (await startSession({ payload, collection, account, from })) ?? openSession(login);
}

type Credentials = Omit<OpenSession, 'from'>;

/** The account that e-mail and password open, as it is stored; null when they are wrong, after the same time for both. */
export async function accountByLogin(login: Credentials): Promise<Customer | Admin | null> {
  const { payload, collection, email, password } = login;
  const where = { email: { equals: email } };
  const stored = await findOne(payload, collection, where);
  const found = stored && !isSwitchedOff(stored) ? stored : null;
  if (!(await isPassword(found, password))) return null;
  const account = found && (await withNewHash(login, found));
  return account ?? accountByLogin(login);
}

/** The account with its password hashed as it is today; null when that was changed meanwhile. */
async function withNewHash(
  { payload, collection, password }: Credentials,
  account: Customer | Admin,
): Promise<Customer | Admin | null> {
  const { id, hash } = account;
  if (!hash || !isFormer(hash)) return account;
  const condition = [{ hash: { equals: hash } }];
  return changeIf({ payload, collection, id, condition, data: await hashPassword(password) });
}
