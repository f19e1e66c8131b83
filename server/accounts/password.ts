import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type CollectionSlug, ValidationError } from 'payload';
import { newPassword } from '#domain/customers/person';

interface Kept {
  hash?: string | null;
  salt?: string | null;
}

const derive = promisify(pbkdf2);

// Payload's current and former password hashing.
const OURS = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };
const FORMER = { prefix: '', rounds: 25_000, bytes: 512 };

export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex');
  const hash = await derive(password, salt, OURS.rounds, OURS.bytes, 'sha256');
  return { hash: `${OURS.prefix}${hash.toString('hex')}`, salt };
}

/** Throws a ValidationError if a new password breaks the rules (rule 10.2). */
export function checkNewPassword(collection: CollectionSlug, password: unknown): void {
  const checked = newPassword.safeParse(password);
  if (checked.success) return;
  const errors = checked.error.issues.map(({ message }) => ({ path: 'password', message }));
  throw new ValidationError({ collection, errors });
}

/** Whether a password is right. Takes the same time without an account. */
export async function isPassword(account: Kept | null, password: string): Promise<boolean> {
  const { hash, salt } = account ?? {};
  if (!hash || !salt || password.trim() === '') {
    await hashPassword(password);
    return false;
  }
  const { prefix, rounds, bytes } = isFormer(hash) ? FORMER : OURS;
  const kept = Buffer.from(hash.slice(prefix.length), 'hex');
  const typed = await derive(password, salt, rounds, bytes, 'sha256');
  return typed.length === kept.length && timingSafeEqual(typed, kept);
}

/** Whether a hash is from an earlier version of Payload. The next login replaces it. */
export function isFormer(hash: string): boolean {
  return !hash.startsWith(OURS.prefix);
}
