import type { Payload } from 'payload';
import { keepOnlySession } from '#server/accounts/own-sessions';
import { hashPassword } from '#server/accounts/password';
import { changeIf } from '#server/database/change-if';
import type { Customer } from '../../payload-types';

interface ChangePassword {
  payload: Payload;
  /** The customer who is signed in, as read from the session. */
  customer: Customer;
  /** The same as it was stored when the current password was checked. */
  account: Customer;
  newPassword: string;
}

/**
 * Sets a customer's new password (rule 10.14). The other sessions end, and mailed links to choose a password or to confirm an e-mail are void.
 * False when the password was changed since it was checked.
 */
export async function changePassword(change: ChangePassword): Promise<boolean> {
  const { payload, customer, account, newPassword } = change;
  const kept = await hashPassword(newPassword);
  const changed = await changeIf({
    payload,
    collection: 'customers',
    id: account.id,
    condition: [{ hash: { equals: account.hash } }],
    data: kept,
  });
  if (!changed) return false;
  // Until here all sessions are over: a process killed in between leaves none open, never one too many.
  await keepOnlySession({ payload, user: customer, hash: kept.hash });
  return true;
}
