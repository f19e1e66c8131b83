import { createElement, type ReactElement } from 'react';
import { isByOwner, isEnteredByOwner, type MailedStatus } from '#domain/mail/outbox';
import { formatDollars } from '#domain/wire/money';
import { findOrder } from '#server/orders/find-order';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/handle-row';
import type { Order } from '../../payload-types';
import { type MailSettings, mailSender } from './mail-settings';
import { sendMail } from './send-mail';
import type { MailSender } from './templates/mail-layout';
import { type MailedOrder, mailedOrder } from './templates/mailed-order';

interface MailCause {
  /** Whether the owner has entered the order. */
  isEnteredByOwner: boolean;
}

interface OrderMail {
  to: (order: MailedOrder, ownerEmail: string) => string;
  replyTo: (order: MailedOrder, ownerEmail: string) => string;
  subject: (order: MailedOrder) => string;
  /** Templates are loaded with the first mail of their kind. */
  body: (order: MailedOrder, sender: MailSender, cause: MailCause) => Promise<ReactElement>;
  /** Whether what it says still holds when it goes out; otherwise it is dropped. */
  holds?: (order: Order, data: Record<string, string>) => boolean;
}

/** The outbox handlers of every mail about an order. */
export function orderMailHandlers(settings: MailSettings) {
  const { payload } = settings;

  const send =
    ({ to, replyTo, subject, body, holds = () => true }: OrderMail): OutboxHandler =>
    async (data, row) => {
      const stored = await findOrder(payload, data.orderId ?? '');
      if (!stored || !holds(stored, data)) return 'drop';
      const { sender, ownerEmail } = await mailSender(settings);
      const order = await mailedOrder(payload, stored, { ...sender.shop, isByOwner: isByOwner(data) });
      await sendMail({
        payload,
        id: row.id,
        to: to(order, ownerEmail),
        replyTo: replyTo(order, ownerEmail),
        subject: subject(order),
        body: await body(order, sender, { isEnteredByOwner: isEnteredByOwner(data) }),
      });
      return 'done';
    };
  const toCustomer = (mail: Omit<OrderMail, 'to' | 'replyTo'>) =>
    send({ ...mail, to: (order) => order.customerEmail, replyTo: (_order, ownerEmail) => ownerEmail });
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
      subject: ({ number }) => `We have your order ${number}`,
      body: async (order, sender, cause) =>
        createElement((await import('./templates/order-received')).OrderReceived, {
          order,
          ...cause,
          ...sender,
        }),
    }),
    'mail:new-order': send({
      to: (_order, ownerEmail) => ownerEmail,
      replyTo: (order) => order.customerEmail,
      subject: ({ number, customerName, totals }) =>
        `New order ${number}: ${customerName}, ${formatDollars(totals.total)}`,
      body: async (order, sender) =>
        createElement((await import('./templates/new-order')).NewOrder, { order, ...sender }),
    }),
    'mail:order-paid': send({
      to: (_order, ownerEmail) => ownerEmail,
      replyTo: (order) => order.customerEmail,
      subject: ({ number, customerName, totals }) =>
        `Order ${number} is paid: ${customerName}, ${formatDollars(totals.total)}`,
      body: async (order, sender) =>
        createElement((await import('./templates/order-paid')).OrderPaid, { order, ...sender }),
    }),
    'mail:payment-received': toCustomer({
      subject: ({ number }) => `Payment received for order ${number}`,
      body: async (order, sender) =>
        createElement((await import('./templates/payment-received')).PaymentReceived, { order, ...sender }),
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
