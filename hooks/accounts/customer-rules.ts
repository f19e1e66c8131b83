import type { CollectionBeforeChangeHook } from 'payload';
import { customerSearchText } from '#domain/lists/search-text';
import { mailingListMark } from '#domain/mailing-list/mailing-list';
import type { Rule } from '#server/platform/database/rule';
import type { Customer } from '../../payload-types';

type CustomerRule = Rule<'customers'>;

/** If the owner sets the email of an account, it counts as confirmed (decision 009). */
const confirmOwnersEmail: CustomerRule = {
  name: 'confirm-owners-email',
  of: ['email'],
  before: ({ changes: { email }, byOwner }) => (byOwner && email ? { provenEmail: email } : {}),
};

const markMailingList: CustomerRule = {
  name: 'mark-mailing-list',
  of: ['mailingListOptIn'],
  reads: ['mailingListOptIn'],
  before: ({ stored, changes: { mailingListOptIn: optIn, unsubscribedAt } }) => {
    const isDateGiven = unsubscribedAt !== undefined;
    if (!stored || isDateGiven || typeof optIn !== 'boolean' || optIn === Boolean(stored.mailingListOptIn))
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

/** A new email or password voids the password reset link. */
const endResetLink: CustomerRule = {
  name: 'end-reset-link',
  of: ['email', 'hash', 'password'],
  reads: ['email'],
  before: ({ stored, changes: { email, hash, password } }) =>
    stored && (hash !== undefined || password || (email && email !== stored.email))
      ? { resetPasswordToken: null, resetPasswordExpiration: null }
      : {},
};

export const CUSTOMER_RULES: readonly CustomerRule[] = [
  confirmOwnersEmail,
  markMailingList,
  keepSearchText,
  endResetLink,
];

const OTHERS = [
  'hash',
  'salt',
  'newEmail',
  'newEmailMark',
  'newEmailTokenHash',
  'newEmailExpiration',
  'erasingSince',
] as const satisfies (keyof Customer)[];
const SHARED = [
  'mailingListOptIn',
  'unsubscribedAt',
  'provenEmail',
  'resetPasswordToken',
  'resetPasswordExpiration',
] as const satisfies (keyof Customer)[];

/** Payload saves the whole account as it was read. We write only what this save changes, so it undoes nothing else. */
export const writeOwnChanges: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update') return data;
  const own = { ...data };
  for (const field of OTHERS) delete own[field];
  for (const field of SHARED) if (own[field] === originalDoc?.[field]) delete own[field];
  return own;
};
