import type { CollectionBeforeChangeHook } from 'payload';
import { customerSearchText } from '#domain/lists/search-text';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import type { Rule } from '#server/database/rule';
import type { Customer } from '../../payload-types';

type CustomerRule = Rule<'customers'>;

/** The owner who gives an account its address vouches for it (decision 009). */
const vouchForEmail: CustomerRule = {
  name: 'vouch-for-email',
  of: ['email'],
  before: ({ changes: { email }, byOwner }) => (byOwner && email ? { provenEmail: email } : {}),
};

/** Who is taken off the mailing list has left it, and who is put on it has joined; saying what is so already is neither. */
const markMailingList: CustomerRule = {
  name: 'mark-mailing-list',
  of: ['mailingListOptIn'],
  reads: ['mailingListOptIn'],
  before: ({ stored, changes: { mailingListOptIn: optIn, unsubscribedAt } }) => {
    const isSaid = unsubscribedAt !== undefined;
    if (!stored || isSaid || typeof optIn !== 'boolean' || optIn === Boolean(stored.mailingListOptIn))
      return {};
    return mailingListMark(optIn, new Date());
  },
};

const keepSearchText: CustomerRule = {
  name: 'keep-search-text',
  of: ['name', 'email', 'phone'],
  reads: ['name', 'email', 'phone'],
  before: ({ stored, changes }) => {
    const { name = '', email = '', phone } = { ...stored, ...changes };
    return { searchText: customerSearchText({ name, email, phone }) };
  },
};

/** What holds for every write of a customer's account. */
export const CUSTOMER_RULES: readonly CustomerRule[] = [vouchForEmail, markMailingList, keepSearchText];

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
