import type { EmailedStatus } from '#domain/orders/order-status';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { plural } from '#domain/words/plural';
import {
  block,
  type EmailContent,
  type EmailSender,
  lines,
  QUESTIONS_WELCOME,
  shopPlace,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmail, OrderEmails } from './order-email';
import { isPayable, orderStamp, refundPart, trackingLine, trackPart, whatToPay } from './order-email-parts';

// A dropped-off order without a tracking number waits at the counter.
const isPickedUp = ({ status, deliveryMethod, trackingNumber }: EmailedOrder) =>
  status === 'shipped' && deliveryMethod === 'dropoff' && !trackingNumber;

const glove = ({ items }: EmailedOrder) =>
  plural(items.length, { one: 'glove', other: `order of ${items.length} gloves` });

const TEXT: Record<EmailedStatus, (order: EmailedOrder) => [subject: string, heading: string, news: string]> =
  {
    received: (order) => [
      `Your glove is here: order ${order.number}`,
      'Your glove is here',
      `your ${glove(order)} is here and safe with us. It'll be ready in about ${formatReadyEstimate(order.readyEstimate)}.`,
    ],
    'in-progress': (order) => [
      `Work has started: order ${order.number}`,
      'Work has started',
      `your ${glove(order)} is on the bench now. We'll email you when it's done.`,
    ],
    shipped: (order) => [
      `Finished: order ${order.number}`,
      isPickedUp(order) ? 'Finished' : 'On its way back',
      isPickedUp(order)
        ? `the work on your ${glove(order)} is done. If you haven't picked up your order yet, it's waiting for you here:`
        : `the work on your ${glove(order)} is done, and your package is on its way back to you.`,
    ],
    canceled: ({ number, isClosedUnpaid, cancelRefund }) => [
      `Order ${number} is canceled`,
      'Order canceled',
      isClosedUnpaid
        ? "your order wasn't paid in time, so we canceled it. If you still want it, just order again. If you've already paid, reply to this email."
        : cancelRefund.length > 0
          ? "your order was canceled, and we've stopped working on it."
          : "your order was canceled, and we've stopped working on it. If you didn't expect this or you've already paid, just reply to this email.",
    ],
  };

export function statusChange(order: EmailedOrder, sender: EmailSender, status: EmailedStatus): EmailContent {
  const [subject, heading, sentence] = TEXT[status](order);
  const isShipped = status === 'shipped';
  return {
    subject,
    preview: `${heading}: order ${order.number}.`,
    heading,
    parts: [
      text`Hi ${order.greeting}, ${sentence}`,
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

export function readyLater(order: EmailedOrder): EmailContent {
  const ready = order.readyBy ? formatReadyBy(order.readyBy) : 'later';
  return {
    subject: `Order ${order.number}: ready around ${ready}`,
    preview: `Ready around ${ready}.`,
    heading: 'A little longer',
    parts: [
      text`Hi ${order.greeting}, your glove is taking longer than we said. It'll be ready around ${ready}. We're sorry for the wait.`,
      orderStamp(order),
      trackPart(order),
      QUESTIONS_WELCOME,
    ],
  };
}

const statusEmail = (status: EmailedStatus): OrderEmail => ({
  content: (order, sender) => statusChange(order, sender, status),
  shouldSend: (order, { statusChange: change }) => order.status === status && order.statusChange === change,
});

export const STATUS_EMAILS = {
  'mail:status-received': statusEmail('received'),
  'mail:status-in-progress': statusEmail('in-progress'),
  'mail:status-shipped': statusEmail('shipped'),
  'mail:status-canceled': statusEmail('canceled'),
  'mail:ready-later': {
    content: readyLater,
    shouldSend: ({ readyFrom, readyTo }, { from, to }) => readyFrom === from && readyTo === to,
    // Only a shop that plans its bench keeps it (rule 28.4).
    keeps: ({ promisedTo }, { to }) => (promisedTo ? { promisedTo: to } : null),
  },
} satisfies OrderEmails;
