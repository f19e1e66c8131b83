import { isEnteredByOwner, isMailedStatus, STATUS_MAIL } from '#domain/mail/outbox';
import { isTold, orderNews } from '#domain/orders/order-status';
import { changeIf } from '#server/database/change-if';
import { findOrder } from '#server/orders/find-order';
import { enqueue } from '#server/outbox/enqueue';
import type { OutboxHandlers } from '#server/outbox/handle-row';
import { isGivenUp } from '../outbox/enqueue';
import { type MailSettings, mailSender } from './mail-settings';

/** The outbox handlers that turn what happened to an order into its mails. */
export function orderEventHandlers(settings: MailSettings) {
  const { payload } = settings;
  return {
    'order-received': async ({ orderId = '', email, ...cause }, row) => {
      const order = await findOrder(payload, orderId);
      // Not stored yet, or not with this e-mail.
      if (!order || (email && order.customerEmail !== email)) return isGivenUp(row) ? 'drop' : 'later';
      const event = `${orderId}:order-received`;
      const data = { orderId };
      await enqueue({
        payload,
        kind: 'mail:order-received',
        key: [event, 'customer', email].filter(Boolean).join(':'),
        data: { ...data, ...cause },
        recipient: order.customerEmail,
      });
      // The owner who entered the order, or corrected its e-mail, needs no notice.
      if (email || isEnteredByOwner(cause)) return 'done';
      const { ownerEmail } = await mailSender(settings);
      await enqueue({ payload, kind: 'mail:new-order', key: `${event}:owner`, data, recipient: ownerEmail });
      return 'done';
    },

    'order-paid': async ({ orderId = '' }) => {
      const { ownerEmail } = await mailSender(settings);
      const key = `${orderId}:paid:owner`;
      await enqueue({ payload, kind: 'mail:order-paid', key, data: { orderId }, recipient: ownerEmail });
      return 'done';
    },

    'order-status': async ({ orderId = '', statusChange = '' }) => {
      const order = await findOrder(payload, orderId);
      // Never stored, or changed again since.
      if (!order || order.statusChange !== statusChange) return 'drop';
      const news = orderNews(order);
      if (isTold(order.toldNews, news)) return 'done';
      if (isMailedStatus(order.status)) {
        await enqueue({
          payload,
          kind: STATUS_MAIL[order.status],
          key: `${orderId}:status:${statusChange}:customer`,
          data: { orderId, statusChange },
          recipient: order.customerEmail,
        });
      }
      await changeIf({
        payload,
        collection: 'orders',
        id: orderId,
        condition: [{ statusChange: { equals: statusChange } }],
        data: { toldNews: news },
      });
      return 'done';
    },
  } satisfies Partial<OutboxHandlers>;
}
