import type { Movement } from '#domain/orders/movements';
import type { MailedStatus } from '#domain/orders/order-status';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import {
  BREAK,
  block,
  type Letter,
  lines,
  type MailSender,
  muted,
  QUESTIONS_WELCOME,
  shopPlace,
  text,
} from './letter';
import type { MailedOrder } from './mailed-order';
import {
  isPayable,
  orderLines,
  orderStamp,
  refundPart,
  trackingLine,
  trackPart,
  whatNext,
  whatToPay,
} from './order-letter-parts';

export function orderReceived(
  order: MailedOrder,
  sender: MailSender,
  cause: { isEnteredByOwner: boolean; isWithPayment: boolean },
): Letter {
  const payment = ` and your payment of ${formatDollars(order.amountPaid)} has arrived`;
  const thanks = `thank you. Your order is safe with us${cause.isWithPayment ? `,${payment}` : ''}. Its number:`;
  return {
    subject: `We have your order ${order.number}${cause.isWithPayment ? ' and your payment' : ''}`,
    preview: `We have your order ${order.number}.`,
    heading: 'Order received',
    parts: [
      text`Hi ${order.greeting},
        ${cause.isEnteredByOwner ? 'we have entered this order for you, as we agreed. Its number:' : thanks}`,
      orderStamp(order),
      trackPart(order, isPayable(order)),
      orderLines(order, order.isVouched),
      !order.isVouched && muted`What you told us about your glove is kept with the order.`,
      whatToPay(order, sender),
      whatNext(order, sender),
    ],
  };
}

export const paymentReceived = (order: MailedOrder, sender: MailSender, paid: number): Letter => ({
  subject: `Payment received for order ${order.number}`,
  preview: `Order ${order.number} is paid.`,
  heading: 'Payment received',
  parts: [
    text`Hi ${order.greeting}, thank you. We have your payment of ${formatDollars(paid)} for this order:`,
    orderStamp(order),
    trackPart(order),
    orderLines(order, order.isVouched),
    whatNext(order, sender),
  ],
});

export function shippingInstructions(order: MailedOrder, sender: MailSender): Letter {
  const { shop } = sender;
  const steps = packingSteps(shop.packingSteps, order.number).map((step, index) => `${index + 1}. ${step}`);
  return {
    subject: `How to ship your order ${order.number}`,
    preview: `How your order ${order.number} gets to us.`,
    heading: 'How to ship',
    parts: [
      text`Hi ${order.greeting},`,
      text`${lines(shop.shippingIntro)}`,
      block`${lines(shop.address)}${BREAK}Order ${order.number}`,
      text`${lines(steps.join('\n'))}`,
      order.isVouched && order.shippingAddress
        ? [text`When the work is done, we send it back to:`, block`${lines(order.shippingAddress)}`]
        : text`When the work is done, we send it back to the address that you gave us with the order.`,
      whatToPay(order, sender),
      text`We write to you when your parcel is here; from then on it takes about
        ${formatReadyEstimate(order.readyEstimate)}.`,
      trackPart(order, isPayable(order)),
      text`${lines(shop.shippingClosing)}`,
    ],
  };
}

export const dropoffInstructions = (order: MailedOrder, sender: MailSender): Letter => ({
  subject: `Where to drop off your order ${order.number}`,
  preview: `Where and when to bring your order ${order.number}.`,
  heading: 'Where to drop off',
  parts: [
    text`Hi ${order.greeting},`,
    text`${lines(sender.shop.dropoffIntro)}`,
    block`${lines(sender.shop.address)}`,
    text`We are open:`,
    block`${lines(sender.shop.openingHours)}`,
    text`Tell us your order number at the counter:`,
    orderStamp(order),
    whatToPay(order, sender),
    text`From the day it is here the work takes about ${formatReadyEstimate(order.readyEstimate)}.`,
    trackPart(order, isPayable(order)),
    text`${lines(sender.shop.dropoffClosing)}`,
  ],
});

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

export const trackLink = (order: MailedOrder): Letter => ({
  subject: `Your order ${order.number}`,
  preview: `The page of order ${order.number}.`,
  heading: 'Here is your order',
  parts: [
    text`Hi ${order.greeting}, you asked where your order is. This link opens its page without a password, so
      please keep it to yourself:`,
    orderStamp(order),
    trackPart(order),
    muted`You did not ask? Then there is nothing to do.`,
  ],
});

export const messageOnOrder = (order: MailedOrder, { shopName }: MailSender, message: string): Letter => ({
  subject: `A message about your order ${order.number}`,
  preview: `${shopName} wrote about order ${order.number}.`,
  heading: 'A message',
  parts: [
    text`${`Hi ${order.greeting}, we have a message for you about order ${order.number}:`}`,
    block`${lines(message)}`,
    trackPart(order),
    muted`Answer on the order’s page, or reply to this mail: both reach us.`,
  ],
});

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

export function refunded(order: MailedOrder, refund: readonly Movement[]): Letter {
  const reason = refund.find((part) => part.reason)?.reason;
  const sent = refund.filter(({ status }) => status === 'succeeded');
  return {
    subject: `Your refund for order ${order.number}`,
    preview: `Your refund for order ${order.number}.`,
    heading: 'Refund sent',
    parts: [
      refundPart(sent, `Hi ${order.greeting}, `),
      reason && block`${lines(reason)}`,
      orderStamp(order),
      trackPart(order),
      text`Any questions? Just reply to this email.`,
    ],
  };
}

/** After the last one the order is closed. */
export function reminder(order: MailedOrder, sender: MailSender, isLast: boolean): Letter {
  const due = formatDollars(order.amountDue);
  return {
    subject: `${isLast ? 'Last reminder' : 'Not paid yet'}: order ${order.number}`,
    preview: `Order ${order.number} is not paid yet.`,
    heading: isLast ? 'A last reminder' : 'Still waiting for you',
    parts: [
      text`Hi ${order.greeting},
        ${
          isLast
            ? `your order is not paid yet. Tomorrow we take it off our list; until then ${due} keeps its place.`
            : `your order is saved, and ${due} is still to be paid. We start as soon as it is.`
        }`,
      orderStamp(order),
      whatToPay(order, sender),
      trackPart(order, isPayable(order)),
      orderLines(order, order.isVouched),
      muted`Changed your mind? Then there is nothing to do.`,
    ],
  };
}
