import { createElement } from 'react';
import { isByOwner } from '#domain/mail/outbox';
import { greeting } from '#domain/messages/greeting';
import { PAGES } from '#domain/pages/pages';
import { findCustomer } from '#server/accounts/find-customer';
import { createResetToken } from '#server/accounts/password-reset';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { createEmailToken } from '#server/own-account/change-details';
import { isGivenUp } from '../outbox/enqueue';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';

/** The outbox handlers of the mails about an account. */
export function accountMailHandlers(settings: MailSettings) {
  const { payload, siteUrl } = settings;
  const send = shopMailSender(settings);
  return {
    'mail:welcome': async ({ customerId = '', ...cause }, row) => {
      const customer = await findCustomer(payload, customerId);
      if (!customer) return isGivenUp(row) ? 'drop' : 'later';
      const { name, email } = customer;
      const isVouched = isByOwner(cause) || customer.provenEmail === email;
      const { Welcome } = await import('./templates/welcome');
      return send(row, ({ sender }) => ({
        to: email,
        subject: 'Your account is ready',
        body: createElement(Welcome, {
          greeting: greeting({ name, isVouched }),
          email,
          isOnMailingList: Boolean(customer.mailingListOptIn),
          ...sender,
        }),
      }));
    },

    'mail:password-reset': async ({ customerId = '' }, row) => {
      // The token is made now and not kept in the outbox, so that reading the outbox opens no account.
      const made = await createResetToken({ payload, customerId });
      if (!made) return 'drop';
      const { PasswordReset } = await import('./templates/password-reset');
      const link = `${siteUrl}${PAGES.customerResetPassword}?token=${made.token}`;
      return send(row, ({ sender }) => ({
        to: made.email,
        subject: 'Choose a new password',
        body: createElement(PasswordReset, { greeting: greeting(made), link, ...sender }),
      }));
    },

    'mail:confirm-email': async ({ customerId = '' }, row) => {
      const { recipient } = row;
      const token = recipient && (await createEmailToken({ payload, customerId, email: recipient }));
      if (!token) return 'drop';
      const { ConfirmEmail } = await import('./templates/confirm-email');
      const link = `${siteUrl}${PAGES.customerConfirmEmail}?token=${token}`;
      return send(row, ({ sender }) => ({
        to: recipient,
        subject: 'Confirm your new email',
        body: createElement(ConfirmEmail, { link, ...sender }),
      }));
    },

    'mail:email-changed': async ({ customerId = '' }, row) => {
      const { recipient } = row;
      const customer = await findCustomer(payload, customerId);
      // Queued before the change, which may not have come.
      if (!recipient || !customer || customer.email === recipient) return isGivenUp(row) ? 'drop' : 'later';
      const { EmailChanged } = await import('./templates/email-changed');
      return send(row, ({ sender }) => ({
        to: recipient,
        subject: 'Your email was changed',
        body: createElement(EmailChanged, { email: recipient, ...sender }),
      }));
    },
  } satisfies Partial<OutboxHandlers>;
}
