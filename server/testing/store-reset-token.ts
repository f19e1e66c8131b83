import type { Payload } from 'payload';
import { resetTokenHash } from '#server/accounts/password-reset';

const VALID_MS = 60_000;

/** Stores the token of a password reset link. */
export async function storeResetToken(
  payload: Payload,
  id: string,
  token: string,
  collection: 'customers' | 'admins' = 'customers',
): Promise<void> {
  await payload.db.updateOne({
    collection,
    options: { atomic: true },
    where: { id: { equals: id } },
    data: {
      resetPasswordToken: resetTokenHash(token),
      resetPasswordExpiration: new Date(Date.now() + VALID_MS).toISOString(),
    },
  });
}
