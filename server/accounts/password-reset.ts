import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { findCustomer } from './find-customer';
import { checkNewPassword, hashPassword } from './password';
import { endSessions } from './session';

interface RequestPasswordReset {
  payload: Payload;
  email: string;
}

/**
 * Queues the mail with the link to choose a new password (rule 10.4). An unknown e-mail queues one to nobody, which is
 * dropped: so the answer takes the same time whether or not the account exists.
 */
export async function requestPasswordReset({ payload, email }: RequestPasswordReset): Promise<void> {
  const customer = await findOne(payload, 'customers', { email: { equals: email } });
  const customerId = customer?.id ?? randomUUID();
  await enqueue({
    payload,
    kind: 'mail:password-reset',
    // Each request gets a new key, so that somebody who lost the first mail gets another.
    key: `${customerId}:password-reset:${randomUUID()}`,
    data: { customerId },
    recipient: customer?.email,
  });
  wakeOutbox(payload);
}

/** How long a link to choose a new password works, in ms. */
const RESET_TOKEN_MS = 60 * 60 * 1000;

/** What's stored of a reset token. A plain hash is enough: the token is 160 random bits. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface CreateResetToken {
  payload: Payload;
  customerId: string;
}

interface ResetToken {
  token: string;
  name: string;
  email: string;
  /** Whether the name may stand in a mail to this address (decision 009). */
  isVouched: boolean;
}

/**
 * Makes the token that lets a customer choose a new password: for one hour, once; an earlier one ends. Null when there
 * is no such customer, or one who is being erased.
 */
export async function createResetToken({
  payload,
  customerId,
}: CreateResetToken): Promise<ResetToken | null> {
  const customer = await findCustomer(payload, customerId);
  if (!customer || customer.erasingSince) return null;
  const { name, email } = customer;
  const isVouched = customer.provenEmail === email;
  const token = randomBytes(20).toString('hex');
  // Payload's own operation would write the whole account as it was read and undo what changed meanwhile.
  await changeIf({
    payload,
    collection: 'customers',
    id: customerId,
    data: {
      resetPasswordToken: resetTokenHash(token),
      resetPasswordExpiration: new Date(Date.now() + RESET_TOKEN_MS).toISOString(),
    },
  });
  return { token, name, email, isVouched };
}

interface ResetPassword {
  payload: Payload;
  token: string;
  newPassword: string;
}

/**
 * Sets a new password for whom a mailed token belongs to, and ends every session of the account;
 * it opens none. False when the token is unknown, over or used. Throws a ValidationError for a password that is not taken.
 */
export async function resetPassword({ payload, token, newPassword }: ResetPassword): Promise<boolean> {
  checkNewPassword('customers', newPassword);
  const live: Where = {
    and: [
      { resetPasswordToken: { equals: resetTokenHash(token) } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const customer = await findOne(payload, 'customers', live);
  if (!customer) return false;
  // One conditional write: of two calls at the same moment only one wins, and no end in between leaves a used link beside the
  // old password.
  const changed = await changeIf({
    payload,
    collection: 'customers',
    id: customer.id,
    condition: [live],
    data: {
      ...(await hashPassword(newPassword)),
      // Only a reader of that mailbox can have the token, which proves the e-mail (decision 009).
      provenEmail: customer.email,
    },
  });
  // With the new password they count no more; what is left of them goes.
  if (changed) await endSessions(payload, 'customers', customer.id);
  return changed !== null;
}
