import { orderPlaceholders } from '#domain/messages/placeholders';
import type { EmailedStatus } from '#domain/orders/order-status';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { plural } from '#domain/words/plural';
import type { Order } from '../../../payload-types';
import {
  block,
  type EmailContent,
  type EmailSender,
  lines,
  QUESTIONS_WELCOME,
  sentence,
  shopPlace,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmail, OrderEmails } from './order-email';
import {
  isPayable,
  mayShowPart,
  orderStamp,
  refundPart,
  trackingLine,
  trackPart,
  whatToPay,
} from './order-email-parts';

/** Whether a finished order is picked up at the counter: the glove was dropped off, and there's no tracking number. */
export const isPickedUp = ({
  status,
  deliveryMethod,
  trackingNumber,
}: Pick<Order, 'status' | 'deliveryMethod' | 'trackingNumber'>): boolean =>
  status === 'shipped' && deliveryMethod === 'dropoff' && !trackingNumber;

const glove = ({ items }: EmailedOrder) =>
  plural(items.length, { one: 'glove', other: `order of ${items.length} gloves` });

const WHEN_DONE = "We'll email you when it's done.";
const AT_COUNTER = "If you haven't picked up your order yet, it's waiting for you here:";
const ON_ITS_WAY = 'your package is on its way back to you.';

function canceledNews({ isClosedUnpaid, cancelRefund }: EmailedOrder): string {
  if (isClosedUnpaid)
    return "your order wasn't paid in time, so we canceled it. If you still want it, just order again. If you've already paid, reply to this email.";
  const news = "your order was canceled, and we've stopped working on it.";
  return cancelRefund.length > 0
    ? news
    : `${news} If you didn't expect this or you've already paid, just reply to this email.`;
}

type StatusText = [subject: string, heading: string, news: string, stays: string];

const TEXT: Record<EmailedStatus, (order: EmailedOrder) => StatusText> = {
  received: (order) => {
    const ready = `It'll be ready in about ${formatReadyEstimate(order.readyEstimate)}.`;
    return [
      `Your glove is here: order ${order.number}`,
      'Your glove is here',
      `your ${glove(order)} is here and safe with us. ${ready}`,
      ready,
    ];
  },
  'in-progress': (order) => [
    `Work has started: order ${order.number}`,
    'Work has started',
    `your ${glove(order)} is on the bench now. ${WHEN_DONE}`,
    WHEN_DONE,
  ],
  shipped: (order) => [
    `Finished: order ${order.number}`,
    isPickedUp(order) ? 'Finished' : 'On its way back',
    isPickedUp(order)
      ? `the work on your ${glove(order)} is done. ${AT_COUNTER}`
      : `the work on your ${glove(order)} is done, and ${ON_ITS_WAY}`,
    isPickedUp(order) ? AT_COUNTER : ON_ITS_WAY,
  ],
  canceled: (order) => {
    const news = canceledNews(order);
    return [`Order ${order.number} is canceled`, 'Order canceled', news, news];
  },
};

export function statusChange(order: EmailedOrder, sender: EmailSender, status: EmailedStatus): EmailContent {
  const [subject, heading, news, stays] = TEXT[status](order);
  const isShipped = status === 'shipped';
  return {
    subject,
    preview: `${heading}: order ${order.number}.`,
    heading,
    opening: {
      email: `mail:status-${status}`,
      defaultLine: text`Hi ${order.greeting}, ${news}`,
      stays: sentence(stays),
      values: orderPlaceholders(order),
    },
    parts: [
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
      // If the package is tracked, the email about its delivery asks instead.
      (isPickedUp(order) || !sender.followsPackages) && mayShowPart(order, sender),
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
    opening: {
      email: 'mail:ready-later',
      defaultLine: text`Hi ${order.greeting}, your glove is taking longer than we said. It'll be ready around ${ready}. We're sorry for the wait.`,
      stays: text`Your glove will be ready around ${ready}. We're sorry for the wait.`,
      values: orderPlaceholders(order),
    },
    parts: [orderStamp(order), trackPart(order), QUESTIONS_WELCOME],
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
    // Only a shop that plans its bench stores this (rule 28.4).
    keeps: ({ promisedTo }, { to }) => (promisedTo ? { promisedTo: to } : null),
  },
} satisfies OrderEmails;
