import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import type { Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';
import { isPassword } from './is-password';
import { startSession } from './start-session';

interface OpenSession {
  payload: Payload;
  collection: 'customers' | 'admins';
  email: string;
  password: string;
}

/** Opens a session and returns its token; null when e-mail or password are wrong, after the same time for both. */
export async function openSession(login: OpenSession): Promise<string | null> {
  const { payload, collection, email, password } = login;
  const account = await payload.db.findOne<Customer | Admin>({
    collection,
    where: { email: { equals: email } },
  });
  // No stored password is blank, and Payload would answer that with an error of another kind.
  if (!account?.hash || password.trim() === '') {
    await spendHashing(password);
    return null;
  }
  if (!(await isPassword(login))) return null;
  // The password was changed since the account was read: the new one decides.
  return (await startSession({ payload, collection, account })) ?? openSession(login);
}

const hash = promisify(pbkdf2);

/** Takes as long as Payload takes to check a password, with its numbers; a test compares the two times. */
async function spendHashing(password: string): Promise<void> {
  await hash(password, 'nobody', 600_000, 32, 'sha256');
}
