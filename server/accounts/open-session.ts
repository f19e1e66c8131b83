import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
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
  const { payload, collection, email, password, from } = login;
  const where = { email: { equals: email } };
  const stored = await payload.db.findOne<Customer | Admin>({ collection, where });
  const found = stored && !isSwitchedOff(stored) ? stored : null;
  if (!(await isPassword(found, password))) return null;
  const account = found && (await withNewHash(login, found));
  const token = account && (await startSession({ payload, collection, account, from }));
  // The password was changed since the account was read: the new one decides.
  return token ?? openSession(login);
}

/** The account with its password hashed as it is today; null when that was changed meanwhile. */
async function withNewHash(
  { payload, collection, password }: OpenSession,
  account: Customer | Admin,
): Promise<Customer | Admin | null> {
  const { id, hash } = account;
  if (!hash || !isFormer(hash)) return account;
  const condition = [{ hash: { equals: hash } }];
  return changeIf({ payload, collection, id, condition, data: await hashPassword(password) });
}
