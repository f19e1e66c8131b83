import type { Payload, Where } from 'payload';
import { changeIf } from '#server/database/change-if';
import type { Customer } from '../../payload-types';

interface ResetPassword {
  payload: Payload;
  token: string;
  newPassword: string;
}

/**
 * Sets a new password for whom a mailed token belongs to, and ends every session of the account; it opens none. False
 * when the token is unknown, over or used. Throws a ValidationError for a password that is not taken.
 */
export async function resetPassword({ payload, token, newPassword }: ResetPassword): Promise<boolean> {
  const live: Where = {
    and: [
      { resetPasswordToken: { equals: token } },
      { resetPasswordExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const customer = await payload.db.findOne<Customer>({ collection: 'customers', where: live });
  if (!customer) return false;
  // Used up before it is acted on, by one conditional write: of two calls at the same moment, on any server, one wins.
  const claimed = await changeIf({
    payload,
    collection: 'customers',
    id: customer.id,
    condition: [live],
    // Only the mailbox's reader had the token: the address is theirs (decision 009).
    data: { resetPasswordToken: null, resetPasswordExpiration: null, provenEmail: customer.email },
  });
  if (!claimed) return false;
  await payload.update({
    collection: 'customers',
    id: customer.id,
    data: { password: newPassword },
    // Who holds the mailed token may change this account's password; nobody is signed in here.
    overrideAccess: true,
  });
  return true;
}
