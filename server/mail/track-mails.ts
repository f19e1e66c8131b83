import { createElement } from 'react';
import { mailboxOf } from '#domain/customers/contact';
import { movementsOf } from '#domain/orders/movements';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { REFUND_FAILED } from '#domain/payments/problem-kinds';
import { formatDollars } from '#domain/wire/money';
import { TooManyError } from '#server/errors/shop-error';
import { ordersOfNumber } from '#server/orders/find-order';
import { storedStory } from '#server/orders/present-order';
import { enqueue, isGivenUp } from '#server/outbox/enqueue';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/handle-row';
import type { Order, Outbox } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { orderMailSender } from './order-mails';

/** The outbox handlers of what is written and asked about an order after it is placed. */
export function trackMailHandlers(settings: MailSettings) {
  const { payload, limits } = settings;
  const { toCustomer, toOwner } = orderMailSender(settings);
  return {
    'order-search': async ({ number = '' }, { recipient: email }) => {
      if (!email) return 'drop';
      for (const { id } of await ordersOfNumber({ payload, number, email })) {
        if (await isTooMuch(mailboxOf(email))) return 'drop';
        const key = `${id}:track-link:${Date.now()}`;
        await enqueue({ payload, kind: 'mail:track-link', key, data: { orderId: id }, recipient: email });
      }
      return 'done';
    },

    'mail:track-link': toCustomer({
      subject: ({ number }) => `Your order ${number}`,
      body: async (order, sender) =>
        createElement((await import('./templates/track-link')).TrackLink, { order, ...sender }),
    }),
    'mail:message-on-order': toCustomer({
      subject: ({ number }) => `A message about your order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/order-message')).OrderMessage, {
          order,
          text: messageIn(stored, data) ?? '',
          isToShop: false,
          ...sender,
        }),
      holds: isTold,
    }),
    'mail:message-to-shop': toOwner({
      subject: ({ number, customerName }) => `${customerName} wrote about order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/order-message')).OrderMessage, {
          order,
          text: messageIn(stored, data) ?? '',
          isToShop: true,
          ...sender,
        }),
      holds: isTold,
    }),
    'mail:refunded': toCustomer({
      subject: ({ number }) => `Your refund for order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/refunded')).Refunded, {
          order,
          refund: partsIn(stored, data),
          ...sender,
        }),
      holds: isRefunded,
    }),
    'mail:refund-failed': toOwner({
      subject: ({ number }, data, stored) =>
        `Refund failed: order ${number}, ${formatDollars(partIn(stored, data)?.amount ?? 0)}`,
      body: async (order, sender, { stored, data }) => {
        const amount = formatDollars(partIn(stored, data)?.amount ?? 0);
        return createElement((await import('./templates/payment-problem')).PaymentProblem, {
          title: REFUND_FAILED.title,
          text: `PayPal didn't refund ${amount} to ${order.customerName}, so nothing was counted as refunded.`,
          todo: REFUND_FAILED.todo,
          number: order.number,
          order,
          ...sender,
        });
      },
      holds: (order, data, row) => {
        const status = partIn(order, data)?.status ?? 'pending';
        if (status !== 'pending') return status === 'failed';
        return isGivenUp(row) ? false : 'later';
      },
    }),
    'mail:reminder': reminder(1),
    'mail:last-reminder': reminder(LAST_REMINDER),
    'mail:ready-later': toCustomer({
      subject: ({ number, readyBy }) =>
        `Order ${number}: ready about ${readyBy ? formatReadyBy(readyBy) : 'later'}`,
      body: async (order, sender) =>
        createElement((await import('./templates/ready-later')).ReadyLater, { order, ...sender }),
      holds: ({ readyFrom, readyTo }, { from, to }) => readyFrom === from && readyTo === to,
    }),
  } satisfies Partial<OutboxHandlers>;

  /** Dropped once it is paid; one whose order does not know of it yet waits. */
  function reminder(number: number): OutboxHandler {
    const isLast = number === LAST_REMINDER;
    return toCustomer({
      subject: (order) => `${isLast ? 'Last reminder' : 'Not paid yet'}: order ${order.number}`,
      body: async (order, sender) =>
        createElement((await import('./templates/reminder')).Reminder, { order, isLast, ...sender }),
      holds: ({ status, reminders }, _data, row) => {
        if (status !== 'pending_payment') return false;
        if ((reminders ?? 0) >= number) return true;
        return isGivenUp(row) ? false : 'later';
      },
    });
  }

  /** At most five links an hour go to one mailbox, whoever asks for them. */
  async function isTooMuch(mailbox: string): Promise<boolean> {
    try {
      await limits?.take('find-mailbox', mailbox);
      return false;
    } catch (error) {
      if (error instanceof TooManyError) return true;
      throw error;
    }
  }
}

function messageIn(order: Order, { messageId }: Record<string, string>): string | undefined {
  return storedStory(order).find(({ id }) => id === messageId)?.text;
}

const partsIn = (order: Order, { refundId = '' }: Record<string, string>) =>
  refundsOf(order).get(refundId) ?? [];

/** The part of a refund that a mail is about. */
const partIn = (order: Order, { movementId }: Record<string, string>) =>
  movementsOf(order).find(({ id }) => id === movementId);

/** A mail is queued before its refund has ended. */
function isRefunded(order: Order, data: Record<string, string>, row: Outbox): boolean | 'later' {
  const parts = partsIn(order, data);
  const status = refundStatus(parts);
  if (parts.length > 0 && status !== 'pending') return status === 'succeeded';
  return isGivenUp(row) ? false : 'later';
}

/** A mail is queued before its message is stored. */
function isTold(order: Order, data: Record<string, string>, row: Outbox): boolean | 'later' {
  if (messageIn(order, data) !== undefined) return true;
  return isGivenUp(row) ? false : 'later';
}
