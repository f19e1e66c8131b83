import { isEnteredByOwner, isWithPayment } from '#domain/email/outbox';
import { orderPlaceholders } from '#domain/messages/placeholders';
import { packingSteps } from '#domain/orders/packing-steps';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { type ThreadMessage, threadIn } from '#domain/orders/thread';
import { formatDollars } from '#domain/wire/money';
import { storedHistory } from '#server/orders/present-order';
import type { Order } from '../../../payload-types';
import {
  BREAK,
  block,
  breakable,
  type EmailContent,
  type EmailSender,
  filled,
  lines,
  muted,
  photoLinks,
  sentence,
  strong,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmails, RowData } from './order-email';
import {
  isPayable,
  orderButton,
  orderLines,
  orderStamp,
  orderState,
  trackPart,
  whatNext,
  whatToPay,
} from './order-email-parts';

const ENTERED = "we've entered this order for you, as we agreed. Your order number:";

export function orderReceived(
  order: EmailedOrder,
  sender: EmailSender,
  cause: { isEnteredByOwner: boolean; isWithPayment: boolean },
): EmailContent {
  const payment = `your payment of ${formatDollars(order.amountPaid)}`;
  const thanks = `thanks for your order${cause.isWithPayment ? ` and ${payment}` : ''}. Your order number:`;
  return {
    subject: `We have your order ${order.number}${cause.isWithPayment ? ' and your payment' : ''}`,
    preview: `We have your order ${order.number}.`,
    heading: 'Order received',
    opening: {
      email: 'mail:order-received',
      defaultLine: text`Hi ${order.greeting},
        ${cause.isEnteredByOwner ? ENTERED : thanks}`,
      stays: cause.isEnteredByOwner
        ? sentence(ENTERED)
        : text`${cause.isWithPayment ? `We have ${payment}. ` : ''}Your order number:`,
      values: orderPlaceholders(order),
    },
    parts: [
      orderStamp(order),
      trackPart(order, isPayable(order)),
      orderLines(order, order.mayQuote),
      !order.mayQuote && muted`We've kept what you told us about your glove with the order.`,
      whatToPay(order, sender),
      whatNext(order, sender),
    ],
  };
}

export interface AttachedLabel {
  hasQr: boolean;
}

export function shippingInstructions(
  order: EmailedOrder,
  sender: EmailSender,
  label: AttachedLabel | null = null,
): EmailContent {
  const { shop } = sender;
  const steps = packingSteps(shop.packingSteps, order.number).map((step, index) => `${index + 1}. ${step}`);
  return {
    subject: `How to ship your order ${order.number}`,
    preview: `How to get order ${order.number} to us.`,
    heading: 'How to ship',
    parts: [
      text`Hi ${order.greeting},`,
      filled(shop.shippingIntro, orderPlaceholders(order)),
      block`${lines(shop.address)}${BREAK}Order ${order.number}`,
      label && strong`Your shipping label is attached, and it's paid for.`,
      label &&
        text`Print it and tape it to the box.${label.hasQr ? ' No printer? Show the attached QR code at the counter, and they print it for you.' : ''}`,
      text`${lines(steps.join('\n'))}`,
      order.mayQuote && order.shippingAddress
        ? [text`When the work is done, we'll send it back to:`, block`${lines(order.shippingAddress)}`]
        : text`When the work is done, we'll send it back to the address on your order.`,
      whatToPay(order, sender),
      text`We'll email you when your package gets here. From then on it takes about
        ${formatReadyEstimate(order.readyEstimate)}.`,
      trackPart(order, isPayable(order)),
      text`${lines(shop.shippingClosing)}`,
    ],
  };
}

export const dropoffInstructions = (order: EmailedOrder, sender: EmailSender): EmailContent => ({
  subject: `Where to drop off your order ${order.number}`,
  preview: `Where and when to drop off order ${order.number}.`,
  heading: 'Where to drop off',
  parts: [
    text`Hi ${order.greeting},`,
    filled(sender.shop.dropoffIntro, orderPlaceholders(order)),
    block`${lines(sender.shop.address)}`,
    text`Our hours:`,
    block`${lines(sender.shop.openingHours)}`,
    text`Give us your order number at the counter:`,
    orderStamp(order),
    whatToPay(order, sender),
    text`Once we have it, the work takes about ${formatReadyEstimate(order.readyEstimate)}.`,
    trackPart(order, isPayable(order)),
    text`${lines(sender.shop.dropoffClosing)}`,
  ],
});

export const trackLink = (order: EmailedOrder): EmailContent => ({
  subject: `Your order ${order.number}`,
  preview: `Here's the page for order ${order.number}.`,
  heading: "Here's your order",
  opening: {
    email: 'mail:track-link',
    defaultLine: text`Hi ${order.greeting}, you asked about your order. This link opens its page without a password, so keep it to yourself:`,
    stays: text`This link opens your order's page without a password, so keep it to yourself:`,
    values: orderPlaceholders(order),
  },
  parts: [orderStamp(order), trackPart(order), muted`Didn't ask for this? No need to do anything.`],
});

export function newOrder(order: EmailedOrder, sender: EmailSender, isPaid: boolean): EmailContent {
  const { number, customerName, customerEmail, customerPhone, totals, status } = order;
  const what = totals.rushCharge ? 'New rush order' : 'New order';
  const paid = isPaid ? ', paid' : status === 'pending_payment' ? ', not paid yet' : '';
  return {
    subject: `${what} ${number}: ${customerName}, ${formatDollars(totals.total)}${paid}`,
    preview: `${customerName} ordered.`,
    heading: what,
    parts: [
      orderStamp(order),
      text`${customerName}${BREAK}${breakable(customerEmail)}${BREAK}${customerPhone}`,
      orderLines(order, true),
      orderState(order, sender),
    ],
  };
}

export const messageOnOrder = (
  order: EmailedOrder,
  { shopName }: EmailSender,
  message: string,
): EmailContent => ({
  subject: `A message about your order ${order.number}`,
  preview: `${shopName} sent you a message about order ${order.number}.`,
  heading: 'New message',
  opening: {
    email: 'mail:message-on-order',
    defaultLine: text`${`Hi ${order.greeting}, we have a message for you about order ${order.number}:`}`,
    values: orderPlaceholders(order),
  },
  parts: [
    block`${lines(message)}`,
    trackPart(order),
    muted`Answer on the order's page or reply to this email. Both reach us.`,
  ],
});

type CustomersMessage = Pick<ThreadMessage, 'text' | 'channel' | 'photos' | 'files'>;

const WITHOUT_WORDS = { page: 'a message', email: 'an email', text: 'a text' } as const;

export function messageToShop(
  order: EmailedOrder,
  sender: EmailSender,
  { text: message, channel, photos, files }: CustomersMessage,
): EmailContent {
  const withoutWords = photos.length > 0 ? 'photos' : WITHOUT_WORDS[channel];
  const sent = message ? 'a message' : withoutWords;
  const about = `${order.customerName} sent ${sent} about order ${order.number}`;
  return {
    subject: `${order.customerName} sent a message about order ${order.number}`,
    preview: `${order.customerName} sent a message about order ${order.number}.`,
    heading: 'New message',
    parts: [
      text`${message ? `${about}:` : `${about}, without a message.`}`,
      message !== '' && block`${lines(message)}`,
      photoLinks(photos, sender),
      files.length > 0 &&
        muted`Not saved${channel === 'email' ? ' here, but still in your mailbox' : ''}: ${files.join(', ')}`,
      orderButton(order, sender),
      muted`Answer from the order to keep your answer in its history. A reply to this email goes to
        ${breakable(order.customerEmail)} but isn't kept with the order.`,
    ],
  };
}

export const replyHeld = (order: EmailedOrder, sender: EmailSender): EmailContent => ({
  subject: `A reply about order ${order.number} came from another address`,
  preview: `Someone else answered an email about order ${order.number}.`,
  heading: 'Reply to check',
  parts: [
    text`An email about order ${order.number} was answered from an address that isn't ${breakable(order.customerEmail)}.`,
    text`Open the order to read it. Accept it and it becomes a message. Discard it and it's gone.`,
    orderButton(order, sender),
  ],
});

const isNotCanceled = ({ status }: Order) => status !== 'canceled';

const messageIn = (stored: Order, { messageId }: RowData) =>
  threadIn(storedHistory(stored)).find(({ id }) => id === messageId);

const isWritten = (stored: Order, data: RowData) => (messageIn(stored, data) ? true : 'later');

const NOTHING: CustomersMessage = { text: '', channel: 'page', photos: [], files: [] };

export const ORDER_EMAILS = {
  'mail:order-received': {
    content: (order, sender, _stored, data) =>
      orderReceived(order, sender, {
        isEnteredByOwner: isEnteredByOwner(data),
        isWithPayment: isWithPayment(data),
      }),
    shouldSend: isNotCanceled,
    awaitsOrder: true,
  },
  'mail:new-order': {
    content: (order, sender, _stored, data) => newOrder(order, sender, isWithPayment(data)),
    shouldSend: isNotCanceled,
    awaitsOrder: true,
  },
  'mail:dropoff-instructions': {
    content: dropoffInstructions,
    shouldSend: ({ deliveryMethod }) => deliveryMethod === 'dropoff',
  },
  'mail:track-link': { content: trackLink },
  'mail:message-on-order': {
    content: (order, sender, stored, data) =>
      messageOnOrder(order, sender, messageIn(stored, data)?.text ?? ''),
    shouldSend: isWritten,
  },
  'mail:message-to-shop': {
    content: (order, sender, stored, data) =>
      messageToShop(order, sender, messageIn(stored, data) ?? NOTHING),
    shouldSend: isWritten,
  },
  'mail:reply-held': { content: replyHeld },
} satisfies OrderEmails;
