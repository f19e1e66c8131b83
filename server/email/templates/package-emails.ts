import { orderPlaceholders } from '#domain/messages/placeholders';
import { type PackageStatus, packagesOf } from '#domain/shipments/order-packages';
import { packageText } from '#domain/shipments/package-state';
import { SHIPMENT_DIRECTIONS, type ShipmentDirection } from '#domain/shipments/shipment';
import { formatDay } from '#domain/words/days';
import type { Order } from '../../../payload-types';
import { type EmailContent, type EmailSender, QUESTIONS_WELCOME, text } from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmail, OrderEmails, RowData } from './order-email';
import {
  isPayable,
  mayShowPart,
  orderButton,
  orderStamp,
  trackingLine,
  trackPart,
  whatToPay,
} from './order-email-parts';

interface EmailedPackage extends Pick<PackageStatus, 'state' | 'day' | 'carrier'> {
  direction: ShipmentDirection;
}

export function packageDelivered(
  order: EmailedOrder,
  sender: EmailSender,
  { day, carrier }: EmailedPackage,
): EmailContent {
  const when = day ? ` on ${formatDay(day)}` : '';
  return {
    subject: `Delivered: order ${order.number}`,
    preview: 'Your glove is home.',
    heading: 'Delivered',
    opening: {
      email: 'mail:package-delivered',
      defaultLine: text`Hi ${order.greeting}, ${carrier ?? 'the carrier'} delivered your package${when}. We hope your glove feels
        like new. If it's not there or anything is wrong, just reply to this email.`,
      stays: text`${carrier ?? 'The carrier'} delivered your package${when}. If it's not there or anything is wrong, just
        reply to this email.`,
      values: orderPlaceholders(order),
    },
    parts: [
      orderStamp(order),
      order.amountDue > 0 && whatToPay(order, sender, true),
      trackPart(order, isPayable(order)),
      mayShowPart(order, sender),
    ],
  };
}

const TROUBLE = {
  to_customer: {
    returned: ['came back to us', "We'll be in touch about sending it again."],
    failed: ["couldn't be delivered", "We're looking into it with the carrier and will be in touch."],
  },
  to_shop: {
    returned: ['was sent back to you', "Reply to this email and we'll help you send it again."],
    failed: [
      "hasn't reached us",
      'The carrier reports a problem with it. Reply to this email if you know more.',
    ],
  },
} as const;

const troubleOf = ({ direction, state }: EmailedPackage) =>
  TROUBLE[direction][state === 'returned' ? 'returned' : 'failed'];

export function packageTrouble(order: EmailedOrder, about: EmailedPackage): EmailContent {
  const [happened, next] = troubleOf(about);
  return {
    subject: `Your package ${happened}: order ${order.number}`,
    preview: `Your package ${happened}.`,
    heading: about.state === 'returned' ? 'Your package came back' : 'A problem with your package',
    opening: {
      email: 'mail:package-trouble',
      defaultLine: text`Hi ${order.greeting}, ${about.carrier ?? 'the carrier'} says your package ${happened}. ${next}`,
      stays: text`${about.carrier ?? 'The carrier'} says your package ${happened}. ${next}`,
      values: orderPlaceholders(order),
    },
    parts: [orderStamp(order), trackPart(order), QUESTIONS_WELCOME],
  };
}

export function packageTroubleToShop(
  order: EmailedOrder,
  sender: EmailSender,
  about: EmailedPackage,
): EmailContent {
  const { customerName, number, trackingNumber } = order;
  const whose =
    about.direction === 'to_shop' ? `${customerName}'s package to you` : `The package to ${customerName}`;
  const happened = about.state === 'returned' ? 'was returned' : 'has a problem';
  return {
    subject: `${whose} ${happened}: order ${number}`,
    preview: `${whose} ${happened}.`,
    heading: about.state === 'returned' ? 'Package returned' : 'Problem with a package',
    parts: [
      text`${whose} ${happened}. ${about.carrier ?? 'The carrier'} reports: ${packageText(about)}. We've told the
        customer.`,
      about.direction === 'to_customer' && trackingNumber && trackingLine(trackingNumber),
      orderStamp(order),
      orderButton(order, sender),
    ],
  };
}

/** Returns the package an email is about, as the order has it now. Null if its state has changed. */
function aboutPackage(stored: Order, { direction, shipmentId, state }: RowData): EmailedPackage | null {
  const way = SHIPMENT_DIRECTIONS.find((each) => each === direction);
  const status = way && packagesOf(stored)[way];
  return status && status.shipmentId === shipmentId && status.state === state
    ? { ...status, direction: way }
    : null;
}

const packageEmail = (
  write: (order: EmailedOrder, sender: EmailSender, about: EmailedPackage) => EmailContent,
): OrderEmail => ({
  content: (order, sender, stored, data) => {
    const about = aboutPackage(stored, data);
    if (!about) throw new Error('the package has moved on');
    return write(order, sender, about);
  },
  shouldSend: (stored, data) => (aboutPackage(stored, data) ? true : 'later'),
});

export const PACKAGE_EMAILS = {
  'mail:package-delivered': packageEmail(packageDelivered),
  'mail:package-trouble': packageEmail((order, _sender, about) => packageTrouble(order, about)),
  'mail:package-trouble-to-shop': packageEmail(packageTroubleToShop),
} satisfies OrderEmails;
