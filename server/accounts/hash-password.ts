import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const [SALT_BYTES, KEY_BYTES, ROUNDS] = [32, 32, 600_000];

/** A new password as Payload keeps one and its login reads it, for a write of the shop's own. */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const key = await promisify(pbkdf2)(password, salt, ROUNDS, KEY_BYTES, 'sha256');
  return { hash: `pbkdf2-sha256-v1:${key.toString('hex')}`, salt };
}
