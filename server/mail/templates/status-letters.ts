import type { MailedStatus } from '#domain/orders/order-status';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { block, type Letter, lines, type MailSender, QUESTIONS_WELCOME, shopPlace, text } from './letter';
import type { MailedOrder } from './mailed-order';
import { isPayable, orderStamp, refundPart, trackingLine, trackPart, whatToPay } from './order-letter-parts';
import type { OrderMail, OrderMails } from './order-mail';

/** Dropped off and not mailed back: it waits at the counter. */
const isPickedUp = ({ status, deliveryMethod, trackingNumber }: MailedOrder) =>
  status === 'shipped' && deliveryMethod === 'dropoff' && !trackingNumber;

const glove = ({ items }: MailedOrder) => (items.length === 1 ? 'glove' : `order of ${items.length} gloves`);

/** Subject, heading, and first sentence. */
const NEWS: Record<MailedStatus, (order: MailedOrder) => [subject: string, heading: string, news: string]> = {
  received: (order) => [
    `It has arrived: order ${order.number}`,
    'It has arrived',
    `your ${glove(order)} is here, safe with us. It will be ready in about ${formatReadyEstimate(order.readyEstimate)}.`,
  ],
  'in-progress': (order) => [
    `Work has begun: order ${order.number}`,
    'Work has begun',
    `your ${glove(order)} is on the bench now. We write to you again when it is done.`,
  ],
  shipped: (order) => [
    `Finished: order ${order.number}`,
    isPickedUp(order) ? 'Finished' : 'On its way back',
    isPickedUp(order)
      ? `the work on your ${glove(order)} is done. If you have not picked up your order yet, it waits for you here:`
      : `the work on your ${glove(order)} is done, and your parcel is on its way back to you.`,
  ],
  canceled: ({ number, isClosedUnpaid, cancelRefund }) => [
    `Order ${number} is canceled`,
    'Order canceled',
    isClosedUnpaid
      ? 'your order was not paid in time, and we took it off our list. If you still want it, just order again. If you have paid, reply to this mail.'
      : cancelRefund.length > 0
        ? 'your order was canceled, and we do no more work on it.'
        : 'your order was canceled, and we do no more work on it. If you did not expect this, or have paid for it already, just reply to this mail.',
  ],
};

export function statusChange(order: MailedOrder, sender: MailSender, status: MailedStatus): Letter {
  const [subject, heading, news] = NEWS[status](order);
  const isShipped = status === 'shipped';
  return {
    subject,
    preview: `${heading}: order ${order.number}.`,
    heading,
    parts: [
      text`Hi ${order.greeting}, ${news}`,
      status === 'canceled' && [
        order.cancelReason && block`${lines(order.cancelReason)}`,
        refundPart(order.cancelRefund),
      ],
      isPickedUp(order) && shopPlace(sender),
      isShipped && [
        order.trackingNumber && trackingLine(order.trackingNumber),
        whatToPay(order, sender, true),
      ],
      text`Your order number:`,
      orderStamp(order),
      trackPart(order, isShipped && isPayable(order)),
      QUESTIONS_WELCOME,
    ],
  };
}

export function readyLater(order: MailedOrder): Letter {
  const ready = order.readyBy ? formatReadyBy(order.readyBy) : 'later';
  return {
    subject: `Order ${order.number}: ready about ${ready}`,
    preview: `Ready about ${ready}.`,
    heading: 'It takes a little longer',
    parts: [
      text`Hi ${order.greeting}, your glove takes longer than we said. It will be ready about ${ready}. We are
        sorry for the wait.`,
      orderStamp(order),
      trackPart(order),
      QUESTIONS_WELCOME,
    ],
  };
}

/** A later change makes this email out of date. */
const statusMail = (status: MailedStatus): OrderMail => ({
  letter: (order, sender) => statusChange(order, sender, status),
  holds: (order, { statusChange: change }) => order.status === status && order.statusChange === change,
});

export const STATUS_MAILS = {
  'mail:status-received': statusMail('received'),
  'mail:status-in-progress': statusMail('in-progress'),
  'mail:status-shipped': statusMail('shipped'),
  'mail:status-canceled': statusMail('canceled'),
  'mail:ready-later': {
    letter: readyLater,
    holds: ({ readyFrom, readyTo }, { from, to }) => readyFrom === from && readyTo === to,
  },
} satisfies OrderMails;
