import type { Payload } from 'payload';
import { z } from 'zod';
import { resetTokenHash } from '#server/accounts/password-reset';
import type { Client } from './client';
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

/** Whether the link with a token can still set a password. */
export async function canReset(visitor: Client, token: string): Promise<boolean> {
  const typed = { token, newPassword: 'infield-10' };
  const { body } = await visitor('POST', '/api/customer/reset-password', typed);
  return z.object({ success: z.boolean() }).parse(body).success;
}
