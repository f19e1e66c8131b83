import { mailboxOf } from '#domain/customers/contact';
import { confirmationKeys, isEnteredByOwner, isWithPayment, WITH_PAYMENT } from '#domain/email/outbox';
import { isEmailedStatus, unsentNews } from '#domain/orders/order-status';
import { findOrder, ordersOfNumber } from '#server/orders/find-order';
import { followTyped } from '#server/orders/follow-typed';
import { changeIf } from '#server/platform/database/change-if';
import { TooManyError } from '#server/platform/errors/shop-error';
import { enqueue, waitOrDrop } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { queueStatusText } from '#server/texts/queue-texts';
import { type EmailSettings, emailSender } from './email-settings';

export function orderEventHandlers(settings: EmailSettings) {
  const { payload, limits } = settings;
  return {
    'order-received': async ({ orderId = '', email, ...cause }, row) => {
      const order = await findOrder(payload, orderId);
      if (!order || (email && order.customerEmail !== email)) return waitOrDrop(row);
      // This order was replaced or canceled, so there's nothing to confirm.
      if (order.status === 'canceled') return 'drop';
      const { customer, owner } = confirmationKeys(orderId);
      const data = { orderId };
      await enqueue(payload, 'mail:order-received', {
        key: email ? `${customer}:${email}` : customer,
        data: { ...data, ...cause },
        recipient: order.customerEmail,
      });
      // The owner entered the order or corrected its email, and needs no email about it.
      if (email || isEnteredByOwner(cause)) return 'done';
      const { ownerEmail } = await emailSender(settings);
      await enqueue(payload, 'mail:new-order', {
        key: owner,
        data: { ...data, ...(isWithPayment(cause) && WITH_PAYMENT) },
        recipient: ownerEmail,
      });
      return 'done';
    },

    'order-paid': async (data, row) => {
      const { ownerEmail } = await emailSender(settings);
      const key = `${row.key}:owner`;
      await enqueue(payload, 'mail:order-paid', { key, data, recipient: ownerEmail });
      return 'done';
    },

    'order-status': async ({ orderId = '', statusChange = '' }) => {
      const order = await findOrder(payload, orderId);
      if (!order || order.statusChange !== statusChange) return 'drop';
      if (settings.shipping && order.status === 'shipped') await followTyped(payload, order);
      const news = unsentNews(order);
      if (news === null) return 'done';
      if (isEmailedStatus(order.status)) {
        await enqueue(payload, `mail:status-${order.status}`, {
          key: `${orderId}:status:${statusChange}:customer`,
          data: { orderId, statusChange },
          recipient: order.customerEmail,
        });
      }
      await queueStatusText(payload, order, statusChange);
      await changeIf(payload, 'orders', orderId, {
        condition: [{ statusChange: { equals: statusChange } }],
        data: { toldNews: news },
      });
      return 'done';
    },

    'order-search': async ({ number = '' }, { recipient: email }) => {
      if (!email) return 'drop';
      for (const { id } of await ordersOfNumber({ payload, number, email })) {
        if (await isLimited(mailboxOf(email))) return 'drop';
        const key = `${id}:track-link:${Date.now()}`;
        await enqueue(payload, 'mail:track-link', { key, data: { orderId: id }, recipient: email });
      }
      return 'done';
    },
  } satisfies Partial<HandlerTable>;

  async function isLimited(mailbox: string): Promise<boolean> {
    try {
      await limits?.take('find-mailbox', mailbox);
      return false;
    } catch (error) {
      if (error instanceof TooManyError) return true;
      throw error;
    }
  }
}
