import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { fromNow } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { findCustomer } from './find-customer';
import { checkNewPassword, hashPassword } from './password';
import { endSessions } from './session';

/** Queues the password reset email (rule 10.4). An unknown email queues one too, so the timing reveals nothing. */
export async function requestPasswordReset(payload: Payload, email: string): Promise<void> {
  const customer = await findOne(payload, 'customers', { email: { equals: email } });
  const customerId = customer?.id ?? randomUUID();
  await enqueue(payload, 'mail:password-reset', {
    // A new key each time, so a second request sends a second email.
    key: `${customerId}:password-reset:${randomUUID()}`,
    data: { customerId },
    recipient: customer?.email,
  });
  wakeOutbox(payload);
}

const RESET_TOKEN_MS = 60 * 60 * 1000;

/** A plain hash is enough, because the token has 160 random bits. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface ResetToken {
  token: string;
  name: string;
  email: string;
  mayQuote: boolean;
}

/** Creates a reset token that works once within an hour. Null for an unknown customer or one being erased. */
export async function createResetToken(payload: Payload, customerId: string): Promise<ResetToken | null> {
  const customer = await findCustomer(payload, customerId);
  if (!customer || customer.erasingSince) return null;
  const { name, email } = customer;
  const mayQuote = customer.provenEmail === email;
  const token = randomBytes(20).toString('hex');
  // Payload's own operation would overwrite concurrent changes.
  await changeIf(payload, 'customers', customerId, {
    data: {
      resetPasswordToken: resetTokenHash(token),
      resetPasswordExpiration: fromNow(RESET_TOKEN_MS),
    },
  });
  return { token, name, email, mayQuote };
}

/** Sets a new password and ends all sessions. False for a bad token. Throws a ValidationError. */
export async function resetPassword(
  payload: Payload,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<boolean> {
  checkNewPassword('customers', newPassword);
  const validToken: Where = {
    and: [
      { resetPasswordToken: { equals: resetTokenHash(token) } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const customer = await findOne(payload, 'customers', validToken);
  if (!customer) return false;
  // A conditional write, so a token works once.
  const changed = await changeIf(payload, 'customers', customer.id, {
    condition: [validToken],
    data: {
      ...(await hashPassword(newPassword)),
      // Only this mailbox received the token, so the email is verified (decision 009).
      provenEmail: customer.email,
    },
  });
  if (changed) await endSessions(payload, 'customers', customer.id);
  return changed !== null;
}
