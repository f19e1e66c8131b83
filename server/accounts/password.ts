import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type CollectionSlug, ValidationError } from 'payload';
import { newPassword } from '#domain/customers/person';

interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

const derive = promisify(pbkdf2);

// Payload's current and former password hashing.
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };
const OLD = { prefix: '', rounds: 25_000, bytes: 512 };

export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex');
  const hash = await derive(password, salt, CURRENT.rounds, CURRENT.bytes, 'sha256');
  return { hash: `${CURRENT.prefix}${hash.toString('hex')}`, salt };
}

/** Throws a ValidationError if a new password breaks the rules (rule 10.2). */
export function checkNewPassword(collection: CollectionSlug, password: unknown): void {
  const checked = newPassword.safeParse(password);
  if (checked.success) return;
  const errors = checked.error.issues.map(({ message }) => ({ path: 'password', message }));
  throw new ValidationError({ collection, errors });
}

/** Whether a password is right. Takes the same time without an account. */
export async function isPassword(account: StoredPassword | null, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  if (!hash || !salt || password.trim() === '') {
    await hashPassword(password);
    return false;
  }
  const { prefix, rounds, bytes } = isOldHash(hash) ? OLD : CURRENT;
  const expected = Buffer.from(hash.slice(prefix.length), 'hex');
  const actual = await derive(password, salt, rounds, bytes, 'sha256');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether a hash is from an earlier version of Payload. The next login replaces it. */
export function isOldHash(hash: string): boolean {
  return !hash.startsWith(CURRENT.prefix);
}
