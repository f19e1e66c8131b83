import { createElement } from 'react';
import { PAGES } from '#domain/pages';
import { createResetToken } from '#server/accounts/create-reset-token';
import type { OutboxHandlers } from '#server/outbox/worker';
import type { MailSettings } from './mail-settings';
import { sendMail } from './send-mail';

/** The outbox handlers of the mails about an account. */
export function accountMailHandlers({
  payload,
  siteUrl,
  ownerEmail,
}: MailSettings): Pick<OutboxHandlers, 'mail:password-reset'> {
  return {
    'mail:password-reset': async ({ customerId = '' }, row) => {
      // Made now and kept nowhere else: an outbox that is read or copied opens no account.
      const made = await createResetToken({ payload, customerId });
      if (!made) return 'drop';
      const { PasswordReset } = await import('./templates/password-reset');
      const link = `${siteUrl}${PAGES.customerResetPassword}?token=${made.token}`;
      await sendMail({
        payload,
        id: row.id,
        to: made.email,
        replyTo: ownerEmail,
        subject: 'Choose a new password',
        body: createElement(PasswordReset, {
          name: made.name,
          link,
          siteUrl,
          shopName: payload.email.defaultFromName,
        }),
      });
      return 'done';
    },
  };
}
