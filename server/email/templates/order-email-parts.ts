import { MAY_SHOW_PLACE, MAY_SHOW_QUESTION } from '#domain/gallery/may-show';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import type { LedgerEntry } from '#domain/orders/ledger';
import { glovePlace, ORDER_STATUS_LABEL, PAYMENT_STATUS_LABEL } from '#domain/orders/order-status';
import { refundedHowSuffix } from '#domain/orders/paid-how';
import { formatReadyEstimate } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { trackingLink } from '#domain/orders/tracking';
import { paymentPage } from '#domain/pages/pages';
import { isPaidOnline } from '#domain/payments/payment-due';
import { formatDollars } from '#domain/wire/money';
import { formatDay } from '#domain/words/days';
import { labelOf } from '#domain/words/label-of';
import {
  amount,
  amounts,
  BREAK,
  button,
  dashboardButton,
  type EmailSender,
  link,
  muted,
  type Part,
  type Parts,
  section,
  shopPlace,
  stamp,
  strong,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';

/** The steps, date, and link in every email to an order's customer. */
export function trackPart(order: EmailedOrder, isQuiet = false): Part {
  const date = dateText(order);
  return section('6px 0 4px', [
    { kind: 'steps', steps: order.steps },
    date && strong`${date}`,
    button('Track your order', order.trackUrl, isQuiet),
  ]);
}

function dateText({ hereBy, readyBy, status }: EmailedOrder): string | null {
  if (!readyBy || status === 'canceled' || status === 'shipped') return null;
  const ready = `ready around ${formatReadyBy(readyBy)}`;
  return hereBy
    ? `Get it to us by ${formatDay(hereBy)} and it'll be ${ready}.`
    : `${ready.replace('r', 'R')}.`;
}

/** The gloves, prices, and totals. With `quotes`, also what the customer typed (decision 009). */
export function orderLines(order: EmailedOrder, quotes: boolean): Part {
  const { items, totals, discountCode, extraLines, amountPaid, amountRefunded, amountDue } = order;
  const withExtra = extraLines.reduce((sum, extra) => sum + extra.amount, totals.total);
  return section('0 0 16px', [
    items.map(({ serviceName, price, laceColorName, gloveDetails, specialInstructions }) => {
      const details = [
        laceColorName && `Lace: ${laceColorName}`,
        quotes && gloveDetails,
        quotes && specialInstructions,
      ];
      return section(undefined, [amount(serviceName, price), muted`${details.filter(Boolean).join(' · ')}`]);
    }),
    totals.discountAmount > 0 &&
      amount(`Discount${discountCode ? ` (${discountCode})` : ''}`, -totals.discountAmount),
    totals.shippingCharge > 0 && amount('Return shipping', totals.shippingCharge),
    Boolean(totals.rushCharge) && amount('Rush', totals.rushCharge ?? 0),
    amount('Total', totals.total, true),
    amounts(extraLines),
    extraLines.length > 0 && amount('With extra work', withExtra, true),
    amountPaid > 0 && amount('Paid', amountPaid),
    amountRefunded > 0 && amount('Refunded', amountRefunded),
    amountPaid > 0 && amount('Due', amountDue, true),
  ]);
}

export const orderState = (order: EmailedOrder, sender: EmailSender): Parts => [
  text`${labelOf(DELIVERY_LABEL, order.deliveryMethod)}${
    order.shippingAddress ? `: ${order.shippingAddress.replaceAll('\n', ', ')}` : ''
  }${BREAK}Status: ${labelOf(ORDER_STATUS_LABEL, order.status)}. Payment:
    ${labelOf(PAYMENT_STATUS_LABEL, order.paymentStatus)}.`,
  orderButton(order, sender),
];

export const orderButton = ({ id }: EmailedOrder, sender: EmailSender): Part =>
  dashboardButton('Open this order', sender, { order: id });

/** A tracking number with a link to its carrier, if known. */
export function trackingLine(trackingNumber: string): Part {
  const track = trackingLink(trackingNumber);
  return text`Its tracking number${track ? ` at ${track.carrier}` : ''}:
    ${track ? link(trackingNumber, track.href) : trackingNumber}`;
}

/** Asks "May we show your glove?", with a link to the question (rule 36.3). Null if there's nothing to ask. */
export const mayShowPart = (
  { canAskToShow, trackUrl }: EmailedOrder,
  { shop: { askToShow } }: EmailSender,
): Part | null =>
  canAskToShow && askToShow
    ? text`${MAY_SHOW_QUESTION} ${link("Answer on your order's page", `${trackUrl}#${MAY_SHOW_PLACE}`)}. We'd like to show its
        before and after photos, and it's up to you.`
    : null;

export const isPayable = (order: EmailedOrder): boolean => order.amountDue > 0 && isPaidOnline(order);

export function whatToPay(order: EmailedOrder, { siteUrl }: EmailSender, isFinished = false): Parts {
  const { id, amountDue, amountPaid } = order;
  if (amountDue === 0) return [text`You're all paid up.`];
  const [portion, due] = [amountPaid === 0 ? 'total' : 'rest', formatDollars(amountDue)];
  const sum = `The ${portion} of ${due}`;
  if (!isPayable(order))
    return [
      text`${isFinished ? `${sum} is due in person.` : `You'll pay the ${portion} of ${due} in person.`}`,
    ];
  return [
    text`${sum} ${isFinished ? 'is still due.' : "isn't paid yet."}`,
    button('Pay this order', `${siteUrl}${paymentPage(id)}`),
  ];
}

/** How the glove gets to the shop, and when it's ready. */
export function whatNext(order: EmailedOrder, sender: EmailSender): Parts {
  const ready = formatReadyEstimate(order.readyEstimate);
  const place = glovePlace(order.status);
  if (place === 'sent_back')
    return [
      text`Your glove is done and on its way back to you. If anything is wrong, just reply to this email.`,
    ];
  if (place === 'here')
    return [
      text`Your glove is already here. It'll be ready in about ${ready}. If anything is wrong, just reply to this
        email.`,
    ];
  const instructions =
    order.status === 'pending_payment'
      ? "Once it's paid, we'll send you shipping instructions."
      : "We'll send you shipping instructions within 24 hours.";
  return [
    order.deliveryMethod === 'ship'
      ? text`${instructions}
          Hold on to your glove until you have them.`
      : [
          text`Bring your glove by and give us the order number. We'll take it from there.`,
          shopPlace(sender),
        ],
    text`Your glove will be ready about ${ready} after it gets here. If anything is wrong, just reply to this
      email.`,
  ];
}

/** How much is refunded and when it arrives, or null if nothing is. */
export function refundPart(refund: readonly LedgerEntry[], greeting = ''): Part | null {
  const expected = refund.filter(({ status }) => status !== 'failed');
  const cents = expected.reduce((total, each) => total + each.amount, 0);
  if (cents === 0) return null;
  const we = `${greeting}${greeting ? 'we' : 'We'}`;
  const verb = expected.some(({ status }) => status === 'pending') ? "'re refunding" : "'ve refunded";
  const isPayPal = expected.some(({ how }) => how === 'paypal');
  const where = isPayPal ? '' : refundedHowSuffix(expected[0]?.how ?? '');
  const arrival =
    ' It goes to where you paid from: right away for a PayPal balance, within about five days for a bank or card.';
  return strong`${`${we}${verb} ${formatDollars(cents)}${where}.`}${isPayPal ? arrival : ''}`;
}

export const orderStamp = ({ number }: Pick<EmailedOrder, 'number'>): Part => stamp`${number}`;
