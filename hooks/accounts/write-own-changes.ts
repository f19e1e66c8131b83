import type { CollectionBeforeChangeHook } from 'payload';
import type { Customer } from '../../payload-types';

/** What logins, links in mails and customers themselves change about an account by writes of their own. */
const OTHERS = [
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
] as const satisfies (keyof Customer)[];
const SHARED = ['mailingListOptIn', 'unsubscribedAt', 'provenEmail'] as const satisfies (keyof Customer)[];

/**
 * A save would write the whole account back as it was read, and undo what was changed meanwhile, a new password included. It
 * writes what it changes itself.
 */
export const writeOwnChanges: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  const own = { ...data };
  for (const field of OTHERS) delete own[field];
  for (const field of SHARED) if (own[field] === originalDoc?.[field]) delete own[field];
  return own;
};
