import type { Payload } from 'payload';
import { resetTokenHash } from '#server/accounts/password-reset';
import { setRow } from './set-row';

const VALID_MS = 60_000;

/** Stores the token of a password reset link. */
export async function storeResetToken(
  payload: Payload,
  id: string,
  token: string,
  collection: 'customers' | 'admins' = 'customers',
): Promise<void> {
  await setRow(payload, collection, id, {
    resetPasswordToken: resetTokenHash(token),
    resetPasswordExpiration: new Date(Date.now() + VALID_MS).toISOString(),
  });
}
