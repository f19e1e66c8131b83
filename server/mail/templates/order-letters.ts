import { isEnteredByOwner, isWithPayment } from '#domain/mail/outbox';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { storedStory } from '#server/orders/present-order';
import type { Order } from '../../../payload-types';
import { BREAK, block, breakable, type Letter, lines, type MailSender, muted, text } from './letter';
import type { MailedOrder } from './mailed-order';
import {
  isPayable,
  orderButton,
  orderLines,
  orderStamp,
  orderState,
  trackPart,
  whatNext,
  whatToPay,
} from './order-letter-parts';
import type { OrderMails, RowData } from './order-mail';

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

export function newOrder(order: MailedOrder, sender: MailSender, isPaid: boolean): Letter {
  const { number, customerName, customerEmail, customerPhone, totals, status } = order;
  const paid = isPaid ? ', paid' : status === 'pending_payment' ? ', not paid yet' : '';
  return {
    subject: `New order ${number}: ${customerName}, ${formatDollars(totals.total)}${paid}`,
    preview: `${customerName} ordered.`,
    heading: 'New order',
    parts: [
      orderStamp(order),
      text`${customerName}${BREAK}${breakable(customerEmail)}${BREAK}${customerPhone}`,
      orderLines(order, true),
      orderState(order, sender),
    ],
  };
}

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

export const messageToShop = (order: MailedOrder, sender: MailSender, message: string): Letter => ({
  subject: `${order.customerName} wrote about order ${order.number}`,
  preview: `${order.customerName} wrote about order ${order.number}.`,
  heading: 'A message',
  parts: [
    text`${`${order.customerName} wrote about order ${order.number}:`}`,
    block`${lines(message)}`,
    orderButton(order, sender),
    muted`An answer from the order reaches the customer and stands in the order’s story. A reply to this
      mail goes to ${breakable(order.customerEmail)} and stands nowhere else.`,
  ],
});

const isNotCanceled = ({ status }: Order) => status !== 'canceled';

const messageIn = (stored: Order, { messageId }: RowData) =>
  storedStory(stored).find(({ id }) => id === messageId)?.text;

const isWritten = (stored: Order, data: RowData) => (messageIn(stored, data) === undefined ? 'later' : true);

export const ORDER_MAILS = {
  'mail:order-received': {
    letter: (order, sender, _stored, data) =>
      orderReceived(order, sender, {
        isEnteredByOwner: isEnteredByOwner(data),
        isWithPayment: isWithPayment(data),
      }),
    holds: isNotCanceled,
    awaitsOrder: true,
  },
  'mail:new-order': {
    letter: (order, sender, _stored, data) => newOrder(order, sender, isWithPayment(data)),
    holds: isNotCanceled,
    awaitsOrder: true,
  },
  'mail:shipping-instructions': {
    letter: shippingInstructions,
    holds: ({ deliveryMethod }) => deliveryMethod === 'ship',
  },
  'mail:dropoff-instructions': {
    letter: dropoffInstructions,
    holds: ({ deliveryMethod }) => deliveryMethod === 'dropoff',
  },
  'mail:track-link': { letter: trackLink },
  'mail:message-on-order': {
    letter: (order, sender, stored, data) => messageOnOrder(order, sender, messageIn(stored, data) ?? ''),
    holds: isWritten,
  },
  'mail:message-to-shop': {
    letter: (order, sender, stored, data) => messageToShop(order, sender, messageIn(stored, data) ?? ''),
    holds: isWritten,
  },
} satisfies OrderMails;
