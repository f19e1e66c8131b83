import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { AuthenticationError, type Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';
import { oneAtATime } from './one-at-a-time';

/** An account keeps this many sessions; a login beyond them ends the oldest. */
export const SESSIONS_MAX = 20;

interface OpenSession {
  payload: Payload;
  collection: 'customers' | 'admins';
  email: string;
  password: string;
}

/**
 * Opens a session and returns its token; null when e-mail or password are wrong, after the same time for both. Logins
 * with one e-mail wait for each other: at the same moment they would write over each other's session.
 */
export async function openSession({ payload, ...login }: OpenSession): Promise<string | null> {
  return oneAtATime(login.email, () => logIn({ payload, ...login }));
}

async function logIn({ payload, collection, email, password }: OpenSession): Promise<string | null> {
  const account = await findAccount(payload, collection, email);
  // No stored password is blank, and Payload would answer that with an error of another kind.
  if (!account || password.trim() === '') {
    await spendHashing(password);
    return null;
  }
  try {
    const { token } = await payload.login({ collection, data: { email, password } });
    await endOldest(payload, collection, email);
    return token ?? null;
  } catch (error) {
    if (error instanceof AuthenticationError) return null;
    throw error;
  }
}

async function endOldest(
  payload: Payload,
  collection: OpenSession['collection'],
  email: string,
): Promise<void> {
  const account = await findAccount(payload, collection, email);
  const sessions = account?.sessions ?? [];
  if (!account || sessions.length <= SESSIONS_MAX) return;
  await payload.db.updateOne({
    collection,
    id: account.id,
    data: { sessions: sessions.slice(-SESSIONS_MAX) },
    returning: false,
  });
}

function findAccount(
  payload: Payload,
  collection: OpenSession['collection'],
  email: string,
): Promise<Customer | Admin | null> {
  return payload.db.findOne<Customer | Admin>({ collection, where: { email: { equals: email } } });
}

const hash = promisify(pbkdf2);

/** Takes as long as Payload takes to check a password, with its numbers; a test compares the two times. */
async function spendHashing(password: string): Promise<void> {
  await hash(password, 'nobody', 600_000, 32, 'sha256');
}
