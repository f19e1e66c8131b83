import { createElement, type ReactElement } from 'react';
import { isByOwner, isEnteredByOwner, isWithPayment, type MailedStatus } from '#domain/mail/outbox';
import { keptMoney } from '#domain/orders/amount-due';
import { movementsOf } from '#domain/orders/movements';
import { formatDollars } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import { isGivenUp } from '#server/outbox/enqueue';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/handle-row';
import type { Order, Outbox } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { shopMailSender } from './shop-mail';
import type { MailSender } from './templates/mail-layout';
import { type MailedOrder, mailedOrder } from './templates/mailed-order';

interface MailCause {
  /** Whether the owner has entered the order. */
  isEnteredByOwner: boolean;
  /** The order as it is stored, and what its row holds. */
  stored: Order;
  data: Record<string, string>;
}

interface OrderMail {
  to: (order: MailedOrder, ownerEmail: string) => string;
  replyTo: (order: MailedOrder, ownerEmail: string) => string;
  subject: (order: MailedOrder, data: Record<string, string>, stored: Order) => string;
  /** Templates are loaded with the first mail of their kind. */
  body: (order: MailedOrder, sender: MailSender, cause: MailCause) => Promise<ReactElement>;
  /** Whether what it says still holds when it goes out; otherwise it is dropped, or comes again when it may hold later. */
  holds?: (order: Order, data: Record<string, string>, row: Outbox) => boolean | 'later';
  /** Whether it may be queued before its order is stored, and waits for that. */
  awaitsOrder?: boolean;
}

/** Sends a mail about an order as it is when the mail goes out. */
export function orderMailSender(settings: MailSettings) {
  const { payload } = settings;
  const sendShopMail = shopMailSender(settings);
  const send =
    ({ to, replyTo, subject, body, holds = () => true, awaitsOrder = false }: OrderMail): OutboxHandler =>
    async (data, row) => {
      const stored = await findOrder(payload, data.orderId ?? '');
      if (!stored) return awaitsOrder && !isGivenUp(row) ? 'later' : 'drop';
      const held = holds(stored, data, row);
      if (held !== true) return held === 'later' ? 'later' : 'drop';
      return sendShopMail(row, async ({ sender, ownerEmail }) => {
        const order = await mailedOrder(payload, stored, {
          isByOwner: isByOwner(data),
          siteUrl: sender.siteUrl,
        });
        return {
          to: to(order, ownerEmail),
          replyTo: replyTo(order, ownerEmail),
          subject: subject(order, data, stored),
          body: await body(order, sender, { isEnteredByOwner: isEnteredByOwner(data), stored, data }),
        };
      });
    };
  const toCustomer = (mail: Omit<OrderMail, 'to' | 'replyTo'>) =>
    send({ ...mail, to: (order) => order.customerEmail, replyTo: (_order, ownerEmail) => ownerEmail });
  const toOwner = (mail: Omit<OrderMail, 'to' | 'replyTo'>) =>
    send({ ...mail, to: (_order, ownerEmail) => ownerEmail, replyTo: (order) => order.customerEmail });
  return { toCustomer, toOwner };
}

/** What confirms an order: queued before the order is stored, and nothing to confirm once it was replaced or taken back. */
const CONFIRMS: Pick<OrderMail, 'awaitsOrder' | 'holds'> = {
  awaitsOrder: true,
  holds: ({ status }) => status !== 'canceled',
};

/** What the payment was that a mail tells of, in cents; all that is paid where it names none. */
function paidBy(stored: Order, { paymentId }: Record<string, string>): number {
  const payment = movementsOf(stored).find(({ id }) => id === paymentId);
  return payment?.amount ?? keptMoney(stored).amountPaid;
}

/** The outbox handlers of the mails about an order and its status. */
export function orderMailHandlers(settings: MailSettings) {
  const { toCustomer, toOwner } = orderMailSender(settings);
  const aboutStatus = (status: MailedStatus, subject: OrderMail['subject']) =>
    toCustomer({
      subject,
      body: async (order, sender) =>
        createElement((await import('./templates/status-change')).StatusChange, { status, order, ...sender }),
      // A later change makes this mail out of date.
      holds: (order, { statusChange }) => order.status === status && order.statusChange === statusChange,
    });

  return {
    'mail:order-received': toCustomer({
      subject: ({ number }, data) =>
        `We have your order ${number}${isWithPayment(data) ? ' and your payment' : ''}`,
      body: async (order, sender, { isEnteredByOwner, data }) =>
        createElement((await import('./templates/order-received')).OrderReceived, {
          order,
          isEnteredByOwner,
          isWithPayment: isWithPayment(data),
          ...sender,
        }),
      ...CONFIRMS,
    }),
    'mail:new-order': toOwner({
      subject: ({ number, customerName, totals, status }, data) => {
        const paid = isWithPayment(data) ? ', paid' : status === 'pending_payment' ? ', not paid yet' : '';
        return `New order ${number}: ${customerName}, ${formatDollars(totals.total)}${paid}`;
      },
      body: async (order, sender) =>
        createElement((await import('./templates/new-order')).NewOrder, { order, ...sender }),
      ...CONFIRMS,
    }),
    'mail:order-paid': toOwner({
      subject: ({ number, customerName }, data, stored) =>
        `Order ${number} is paid: ${customerName}, ${formatDollars(paidBy(stored, data))}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/order-paid')).OrderPaid, {
          order,
          paid: paidBy(stored, data),
          ...sender,
        }),
    }),
    'mail:payment-received': toCustomer({
      subject: ({ number }) => `Payment received for order ${number}`,
      body: async (order, sender, { stored, data }) =>
        createElement((await import('./templates/payment-received')).PaymentReceived, {
          order,
          paid: paidBy(stored, data),
          ...sender,
        }),
    }),
    'mail:shipping-instructions': toCustomer({
      subject: ({ number }) => `How to ship your order ${number}`,
      body: async (order, sender) =>
        createElement((await import('./templates/shipping-instructions')).ShippingInstructions, {
          order,
          ...sender,
        }),
      holds: ({ deliveryMethod }) => deliveryMethod === 'ship',
    }),
    'mail:dropoff-instructions': toCustomer({
      subject: ({ number }) => `Where to drop off your order ${number}`,
      body: async (order, sender) =>
        createElement((await import('./templates/dropoff-instructions')).DropoffInstructions, {
          order,
          ...sender,
        }),
      holds: ({ deliveryMethod }) => deliveryMethod === 'dropoff',
    }),
    'mail:status-received': aboutStatus('received', ({ number }) => `It has arrived: order ${number}`),
    'mail:status-in-progress': aboutStatus('in-progress', ({ number }) => `Work has begun: order ${number}`),
    'mail:status-shipped': aboutStatus('shipped', ({ number }) => `Finished: order ${number}`),
    'mail:status-canceled': aboutStatus('canceled', ({ number }) => `Order ${number} is canceled`),
  } satisfies Partial<OutboxHandlers>;
}
