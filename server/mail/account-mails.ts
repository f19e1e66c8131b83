import { createElement } from 'react';
import { isByOwner } from '#domain/mail/outbox';
import { greeting } from '#domain/messages/greeting';
import { PAGES } from '#domain/pages/pages';
import { findCustomer } from '#server/accounts/find-customer';
import { createResetToken } from '#server/accounts/password-reset';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { isGivenUp } from '../outbox/enqueue';
import { type MailSettings, mailSender } from './mail-settings';
import { sendMail } from './send-mail';

/** The outbox handlers of the mails about an account. */
export function accountMailHandlers(settings: MailSettings) {
  const { payload, siteUrl } = settings;
  return {
    'mail:welcome': async ({ customerId = '', ...cause }, row) => {
      const customer = await findCustomer(payload, customerId);
      if (!customer) return isGivenUp(row) ? 'drop' : 'later';
      const { name, email } = customer;
      const isVouched = isByOwner(cause) || customer.provenEmail === email;
      const { Welcome } = await import('./templates/welcome');
      const { sender, ownerEmail } = await mailSender(settings);
      await sendMail({
        payload,
        id: row.id,
        to: email,
        replyTo: ownerEmail,
        subject: 'Your account is ready',
        body: createElement(Welcome, {
          greeting: greeting({ name, isVouched }),
          email,
          isOnMailingList: Boolean(customer.mailingListOptIn),
          ...sender,
        }),
      });
      return 'done';
    },

    'mail:password-reset': async ({ customerId = '' }, row) => {
      // The token is made now and not kept in the outbox, so that reading the outbox opens no account.
      const made = await createResetToken({ payload, customerId });
      if (!made) return 'drop';
      const { PasswordReset } = await import('./templates/password-reset');
      const link = `${siteUrl}${PAGES.customerResetPassword}?token=${made.token}`;
      const { sender, ownerEmail } = await mailSender(settings);
      await sendMail({
        payload,
        id: row.id,
        to: made.email,
        replyTo: ownerEmail,
        subject: 'Choose a new password',
        body: createElement(PasswordReset, { greeting: greeting(made), link, ...sender }),
      });
      return 'done';
    },
  } satisfies Partial<OutboxHandlers>;
}
