import { isReviewable } from '#domain/follow-ups/follow-up';
import { greeting } from '#domain/messages/greeting';
import { storedOrderItems } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { UNSUBSCRIBE_PATH } from '#domain/pages/pages';
import { unsubscribeToken } from '#server/mailing-list/mailing-list';
import { findOrder } from '#server/orders/find-order';
import { waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { customerOf, getsCareReminder } from '#server/reviews/follow-up-orders';
import { findReview } from '#server/reviews/read-reviews';
import { servicesOn } from '#server/reviews/services-on';
import type { EmailSettings } from './email-settings';
import { shopEmailSender } from './shop-email';
import { careReminder, newReview } from './templates/review-emails';

/** Handles review emails and care reminders (chapter 37 of the rules). */
export function reviewEmailHandlers(settings: EmailSettings) {
  const { payload } = settings;
  const send = shopEmailSender(settings);
  return {
    'mail:new-review': async ({ orderId = '' }, row) => {
      const review = await findReview(payload, orderId);
      if (!review) return waitOrDrop(row);
      const { name, stars, text } = review;
      const about = { number: orderNumber(orderId), name, stars, text: text ?? '' };
      return send(row, ({ sender, ownerEmail }) => ({ to: ownerEmail, content: newReview(about, sender) }));
    },

    'mail:care-reminder': async ({ orderId = '' }, row) => {
      const order = await findOrder(payload, orderId);
      const customer = order && (await customerOf(payload, order));
      if (!order || !customer || !isReviewable(order)) return 'drop';
      if (!order.careRemindedAt) return waitOrDrop(row);
      if (!(await getsCareReminder(payload, orderId, customer))) return 'drop';
      const { name, email, provenEmail } = customer;
      const { headers, unsubscribeUrl } = unsubscribing(settings, customer.id);
      const reminder = {
        greeting: greeting({ name, mayQuote: provenEmail === email }),
        service: servicesOn(order),
        serviceId: storedOrderItems.parse(order.items)[0]?.serviceId,
        unsubscribeUrl,
      };
      return send(row, ({ sender }) => ({ to: email, headers, content: careReminder(reminder, sender) }));
    },
  } satisfies Partial<HandlerTable>;
}

/** Returns an email's unsubscribe link and its one-click headers (RFC 8058). */
export function unsubscribing(
  { payload, siteUrl }: Pick<EmailSettings, 'payload' | 'siteUrl'>,
  customerId: string,
) {
  const unsubscribeUrl = `${siteUrl}${UNSUBSCRIBE_PATH}/${unsubscribeToken(payload.secret, customerId)}`;
  return {
    unsubscribeUrl,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
