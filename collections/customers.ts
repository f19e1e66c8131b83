import { EDITOR_MAILING_LIST_WORDING } from '#domain/consents/consent-words';
import { email, line, requiredLine, text } from '#domain/customers/person';
import { mayGetMessages } from '#domain/messages/message-contract';
import { sessionSeconds } from '#domain/people/session-life';
import { CUSTOMER_RULES, writeOwnChanges } from '../hooks/accounts/customer-rules';
import { askAgainForPassword, checkPassword, hashFirstPassword } from '../hooks/accounts/passwords';
import { queueWelcome } from '../hooks/accounts/queue-welcome';
import { recordListConsent } from '../hooks/accounts/record-list-consent';
import { endSessionsWithAccount, endSessionsWithPassword, sessionStrategy } from '../hooks/accounts/sessions';
import { removeCustomersConsents } from '../hooks/consents/remove-consents';
import { withRules } from '../hooks/with-rules';
import { adminOnly, nobody, ownAccount, ownerOnly } from './access';
import { internal, searchTextField, secret, unwritten, versionField } from './fields/common-fields';
import { typed } from './fields/typed-fields';
import { checkedBy, validateWith } from './fields/validate-with';
import { listed } from './listed';

export const customers = listed('customers', ['Customer', 'Customers'], {
  auth: {
    tokenExpiration: sessionSeconds('customers'),
    // The shop handles sign-in and sessions (decision 013). Payload only stores changed passwords.
    strategies: [sessionStrategy],
    disableLocalStrategy: { enableFields: true },
    useSessions: false,
    // Accounts aren't locked after failed logins, because anyone could lock customers out.
    maxLoginAttempts: 0,
  },
  access: {
    read: ownAccount,
    create: adminOnly,
    update: adminOnly,
    delete: ownerOnly,
    unlock: adminOnly,
    admin: nobody,
  },
  group: 'Customers',
  columns: ['name', 'email', 'phone', 'mailingListOptIn', 'createdAt'],
  search: ['name', 'email', 'phone'],
  description: 'People with an account. You can set a new password here, but no one can read the old one.',
  defaultSort: '-createdAt',
  ...withRules('customers', CUSTOMER_RULES, {
    beforeOperation: [checkPassword, askAgainForPassword],
    beforeChange: [queueWelcome, recordListConsent, writeOwnChanges, hashFirstPassword],
    afterOperation: [endSessionsWithPassword],
    afterDelete: [endSessionsWithAccount, removeCustomersConsents],
  }),
  indexes: [
    { fields: ['mailingListOptIn', 'createdAt', 'id'] },
    { fields: ['name', 'id'] },
    { fields: ['createdAt', 'id', 'searchText'] },
    // Anyone can try a link to reset a password.
    { fields: ['resetPasswordToken'] },
  ],
  fields: [
    versionField,
    typed('text', 'name', requiredLine(1, 'Enter a name'), { required: true }),
    {
      // Payload's own password field comes only with its login. This field is hashed before it's stored and can't be read.
      name: 'password',
      type: 'text',
      virtual: true,
      admin: {
        // Without this, Payload shows a virtual field as read-only.
        readOnly: false,
        autoComplete: 'new-password',
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
        description: 'For a new customer, or to change it. Leave it empty to keep the current one.',
      },
    },
    // This isn't stored. It skips the welcome email for a new account.
    { name: 'isWelcomed', type: 'checkbox', virtual: true, ...internal },
    { name: 'email', type: 'email', validate: validateWith(email) },
    { name: 'phone', type: 'text', ...checkedBy(line.nullish()) },
    typed('textarea', 'shippingAddress', text.nullish(), {
      label: 'Address',
      hint: 'Where we send their gloves back: street, then city, state, and ZIP on a second line.',
    }),
    {
      name: 'mailingListOptIn',
      type: 'checkbox',
      label: 'On the mailing list',
      defaultValue: false,
      index: true,
      admin: { description: EDITOR_MAILING_LIST_WORDING },
    },
    searchTextField,
    {
      name: 'unsubscribedAt',
      type: 'date',
      label: 'Unsubscribed',
      access: unwritten,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: (customer) => !mayGetMessages(customer),
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Left the mailing list. Gets no bulk messages until they join again.',
      },
    },
    // The email this customer has confirmed (decision 009). If anyone else changes it, the new one is unverified.
    { name: 'provenEmail', type: 'text', ...internal },
    // The email that the customer asked for, until they open the link we sent to it.
    { name: 'newEmail', type: 'text', ...internal },
    // A hash of the email and password at that time. If either has changed, the link is void.
    { name: 'newEmailMark', type: 'text', ...secret },
    { name: 'newEmailTokenHash', type: 'text', index: true, ...secret },
    { name: 'newEmailExpiration', type: 'date', ...internal },
    // When the customer asked to be erased. The account itself is deleted last.
    { name: 'erasingSince', type: 'date', index: true, ...internal },
    { name: 'signupKey', type: 'text', index: true, ...secret },
  ],
});
