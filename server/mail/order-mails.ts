import { createElement, type ReactElement } from 'react';
import { formatDollars } from '#domain/money';
import { orderNumber } from '#domain/order-number';
import { findOrder } from '#server/orders/find-order';
import { enqueue } from '#server/outbox/enqueue';
import type { OutboxHandler, OutboxHandlers } from '#server/outbox/worker';
import type { Outbox } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { type MailedOrder, mailedOrder } from './mailed-order';
import { sendMail } from './send-mail';

/** An order that is not stored this long after its mails were queued, in ms, never will be. */
const ORDER_GRACE_MS = 10 * 60 * 1000;

interface OrderMail {
  to: (order: MailedOrder) => string;
  replyTo: (order: MailedOrder) => string;
  subject: (order: MailedOrder) => string;
  body: (order: MailedOrder) => Promise<ReactElement>;
}

/** The outbox handlers of everything mailed when an order is placed or paid. */
export function orderMailHandlers({
  payload,
  siteUrl,
  ownerEmail,
}: MailSettings): Pick<
  OutboxHandlers,
  'order-received' | 'mail:order-received' | 'mail:new-order' | 'mail:payment-received'
> {
  const sender = { siteUrl, shopName: payload.email.defaultFromName };
  const send =
    ({ to, replyTo, subject, body }: OrderMail): OutboxHandler =>
    async ({ orderId = '' }, row) => {
      const stored = await findOrder(payload, orderId);
      if (!stored) return 'drop';
      const order = await mailedOrder(payload, stored);
      await sendMail({
        payload,
        id: row.id,
        to: to(order),
        replyTo: replyTo(order),
        subject: subject(order),
        body: await body(order),
      });
      return 'done';
    };

  return {
    'order-received': async ({ orderId = '' }, row) => {
      const order = await findOrder(payload, orderId);
      if (!order) return isGivenUp(row) ? 'drop' : 'later';
      const event = `${orderId}:order-received`;
      const data = { orderId };
      await enqueue({
        payload,
        kind: 'mail:order-received',
        key: `${event}:customer`,
        data,
        recipient: order.customerEmail,
      });
      await enqueue({ payload, kind: 'mail:new-order', key: `${event}:owner`, data, recipient: ownerEmail });
      return 'done';
    },
    'mail:order-received': send({
      to: (order) => order.customerEmail,
      replyTo: () => ownerEmail,
      subject: ({ number }) => `We have your order ${number}`,
      body: async (order) =>
        createElement((await import('./templates/order-received')).OrderReceived, { order, ...sender }),
    }),
    'mail:new-order': send({
      to: () => ownerEmail,
      replyTo: (order) => order.customerEmail,
      subject: ({ id, customerName, totals }) =>
        `New order ${orderNumber(id)}: ${customerName}, ${formatDollars(totals.total)}`,
      body: async (order) =>
        createElement((await import('./templates/new-order')).NewOrder, { order, ...sender }),
    }),
    'mail:payment-received': send({
      to: (order) => order.customerEmail,
      replyTo: () => ownerEmail,
      subject: ({ number }) => `Payment received for order ${number}`,
      body: async (order) =>
        createElement((await import('./templates/payment-received')).PaymentReceived, { order, ...sender }),
    }),
  };
}

function isGivenUp(row: Outbox): boolean {
  return Date.now() - new Date(row.createdAt).getTime() > ORDER_GRACE_MS;
}
