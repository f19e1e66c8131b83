import { createElement } from 'react';
import { greeting } from '#domain/messages/greeting';
import { mayGetMessages } from '#domain/messages/message-contract';
import { UNSUBSCRIBE_PATH } from '#domain/pages/pages';
import { findCustomer } from '#server/accounts/find-customer';
import { unsubscribeToken } from '#server/mailing-list/mailing-list';
import { findMessage, queueMessageMails } from '#server/messages/message-mail';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { isGivenUp } from '../outbox/enqueue';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';

/** The outbox handlers of messages to many. */
export function messageMailHandlers(settings: MailSettings) {
  const { payload, siteUrl } = settings;
  const send = shopMailSender(settings);
  return {
    message: async ({ messageId = '' }, row) => {
      const message = await findMessage(payload, messageId);
      if (!message) return isGivenUp(row) ? 'drop' : 'later';
      await queueMessageMails(payload, message);
      return 'done';
    },

    'mail:message': async ({ messageId = '', customerId = '' }, row) => {
      const message = await findMessage(payload, messageId);
      const customer = await findCustomer(payload, customerId);
      if (!message || !customer || !mayGetMessages(customer)) return 'drop';
      const { subject, body } = message;
      const { name, email, provenEmail } = customer;
      const unsubscribeUrl = `${siteUrl}${UNSUBSCRIBE_PATH}/${unsubscribeToken(payload.secret, customerId)}`;
      const { Message } = await import('./templates/message');
      return send(row, ({ sender }) => ({
        to: email,
        subject,
        // One click in the mail program, without a page in between (RFC 8058).
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        body: createElement(Message, {
          greeting: greeting({ name, isVouched: provenEmail === email }),
          subject,
          message: body,
          unsubscribeUrl,
          ...sender,
        }),
      }));
    },
  } satisfies Partial<OutboxHandlers>;
}
