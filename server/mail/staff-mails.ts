import { createElement } from 'react';
import { OWNER_NEWS, OWNER_NEWS_SUBJECT } from '#domain/audit/owner-news';
import { PAGES, withQuery } from '#domain/pages/pages';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { createInvitation } from '#server/staff/invitation';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';

/** The outbox handlers of the mails to the shop's people about themselves (rules 18.1 and 18.7). */
export function staffMailHandlers(settings: MailSettings) {
  const { payload, siteUrl } = settings;
  const send = shopMailSender(settings);
  return {
    'mail:staff-invitation': async ({ staffId = '' }, row) => {
      // The token is made now and not kept in the outbox, so that reading the outbox opens no account.
      const made = await createInvitation(payload, staffId);
      if (!made) return 'drop';
      const { StaffInvitation } = await import('./templates/staff-invitation');
      const link = withQuery(`${siteUrl}${PAGES.adminInvitation}`, { token: made.token });
      return send(row, ({ sender }) => ({
        to: made.email,
        subject: `Your account at ${sender.shopName}`,
        body: createElement(StaffInvitation, { name: made.name, email: made.email, link, ...sender }),
      }));
    },

    'mail:security': async ({ what, text = '', at = '', address }, row) => {
      const news = OWNER_NEWS.find((each) => each === what);
      if (!news) return 'drop';
      const { SecurityNews } = await import('./templates/security-news');
      return send(row, ({ sender, ownerEmail }) => ({
        to: ownerEmail,
        subject: OWNER_NEWS_SUBJECT[news],
        body: createElement(SecurityNews, {
          heading: OWNER_NEWS_SUBJECT[news],
          text,
          at,
          address,
          ...sender,
        }),
      }));
    },
  } satisfies Partial<OutboxHandlers>;
}
