import { type PackageState, packageText } from '../shipments/package-state';
import { formatDollars } from '../wire/money';
import { formatDay } from '../words/days';
import { isOpen } from './order-status';
import { formatReadyBy } from './ready-by-days';
import type { TrackView } from './track-contract';
import { trackStatus } from './track-status';

export type TrackAction = 'pay' | 'shop' | 'parcel' | 'again';

/** The top of an order's page (rule 15.5). */
export interface TrackNow {
  headline: string;
  todo: string;
  action: TrackAction | null;
}

type Tracked = Pick<
  TrackView,
  | 'number'
  | 'status'
  | 'deliveryMethod'
  | 'readyBy'
  | 'estimate'
  | 'amountDue'
  | 'amountPaid'
  | 'amountRefunded'
  | 'canPay'
  | 'trackingUrl'
  | 'trackingNumber'
  | 'events'
  | 'extraTotal'
  | 'extraWork'
  | 'package'
>;

export function trackNow(order: Tracked): TrackNow {
  const { headline, todo, action } = nowOf(order);
  if (order.extraWork.some(({ status }) => status === 'open'))
    return {
      headline: ANSWER_NEEDED,
      todo: `${whereWords(order)} ${ANSWER_NEEDED_WORDS}`.trim(),
      action: order.canPay ? 'pay' : null,
    };
  return order.canPay
    ? { headline, todo: `${payWords(order)} ${todo}`, action: 'pay' }
    : { headline, todo, action };
}

const ANSWER_NEEDED = 'We found something and need your answer';
const ANSWER_NEEDED_WORDS =
  "We won't do or charge for anything below without your answer. We're doing the rest.";

function whereWords(order: Tracked): string {
  const where = trackStatus(order.status, order.deliveryMethod)?.sentence ?? '';
  return order.canPay ? `${where} ${payWords(order)}` : where;
}

function nowOf(order: Tracked): TrackNow {
  const { status, deliveryMethod, readyBy } = order;
  const means = trackStatus(status, deliveryMethod);
  const headline = means?.headline ?? 'Your order';
  if (order.package) return packageNow(order, order.package);
  switch (status) {
    case 'pending_payment':
    case 'not_received':
      return { headline: awaitedHeadline(order) ?? headline, todo: awaitedWords(order), action: 'shop' };
    case 'shipped':
      return { headline, ...(deliveryMethod === 'ship' ? onItsWay(order) : toPickUp(order)) };
    case 'canceled':
      return { headline, todo: canceledWords(order), action: 'again' };
    default:
      return {
        headline: readyBy ? `Ready around ${formatReadyBy(readyBy)}` : headline,
        todo: means?.sentence ? `${means.sentence} ${restWords(order)}` : restWords(order),
        action: null,
      };
  }
}

function awaitedHeadline({ estimate }: Tracked): string | null {
  if (!estimate) return null;
  return `Get it to us by ${formatDay(estimate.hereBy)} and it'll be ready around ${formatReadyBy(estimate.readyBy)}.`;
}

function awaitedWords(order: Tracked): string {
  const { number, deliveryMethod, status, amountDue, canPay } = order;
  if (status === 'pending_payment' && !canPay && amountDue > 0)
    return `We don't have your payment of ${formatDollars(amountDue)} yet. We'll email you as soon as it's in.`;
  if (deliveryMethod === 'ship')
    return `${canPay ? 'Then pack' : 'Pack'} your glove, write ${number} on the package, and mail it to us.`;
  const due = amountDue > 0 && !canPay ? ` You pay ${formatDollars(amountDue)} in person.` : '';
  return `${canPay ? 'Then bring' : 'Bring'} your glove to the shop and give us the number ${number}.${due}`;
}

function restWords({ deliveryMethod, amountDue, amountPaid, canPay }: Tracked): string {
  if (canPay) return "We'll email you as soon as it's done.";
  const nothing = "You're all set. We'll email you as soon as it's done.";
  if (amountDue === 0) return nothing;
  const rest = amountPaid > 0 ? 'the rest of ' : '';
  return deliveryMethod === 'ship'
    ? nothing
    : `${nothing} You pay ${rest}${formatDollars(amountDue)} when you pick it up.`;
}

type Todo = Pick<TrackNow, 'todo' | 'action'>;

function onItsWay({ trackingUrl, trackingNumber }: Tracked): Todo {
  if (trackingUrl) return { todo: 'Your glove is done. Follow the package to your door.', action: 'parcel' };
  const number = trackingNumber ? ` Its tracking number is ${trackingNumber}.` : '';
  return { todo: `Your glove is done and on its way to your door.${number}`, action: null };
}

function toPickUp({ number, amountDue, canPay }: Tracked): Todo {
  const due = amountDue > 0 && !canPay ? ` You pay ${formatDollars(amountDue)} at the counter.` : '';
  return { todo: `Come and get it. Give us the number ${number}.${due}`, action: 'shop' };
}

function payWords({ amountDue, amountPaid, deliveryMethod, status, extraTotal }: Tracked): string {
  const amount = formatDollars(amountDue);
  if (extraTotal > 0 && isOpen(status))
    return `${amount} is due. Pay it now or ${deliveryMethod === 'ship' ? 'later on this page' : 'when you pick it up'}.`;
  const rest = amountPaid > 0 ? 'the rest of ' : '';
  const isBack = status === 'shipped' && deliveryMethod === 'ship';
  if (!isBack) return `Pay ${rest}${amount} now.`;
  return `${rest && 'The rest of '}${amount} is still due.`;
}

type Moved = NonNullable<TrackView['package']>;

/** What the customer can do about a package that the carrier has (rule 27.16). */
const PACKAGE_TODO: Record<Moved['direction'], Record<PackageState, string>> = {
  to_shop: {
    on_its_way: "We'll email you when your glove is here.",
    delayed: "It's running late. We'll email you when your glove is here.",
    out_for_delivery: "It should be here today. We'll email you when your glove is here.",
    failed: "The carrier couldn't deliver it to us. Message us below if you know more.",
    delivered: "We'll email you as soon as we've unpacked it.",
    returned: "The carrier sent your package back. Message us below and we'll help.",
  },
  to_customer: {
    on_its_way: 'Your glove is done. Follow the package to your door.',
    delayed: 'Your glove is done, but its package is running late.',
    out_for_delivery: 'Your glove is done and should be at your door today.',
    failed: "The carrier couldn't deliver your package. We're looking into it and will be in touch.",
    delivered: 'Your glove is home. If anything is wrong, message us below.',
    returned: "Your package came back to us. We'll be in touch about sending it again.",
  },
};

function packageNow({ trackingUrl }: Tracked, { direction, state, day, carrier }: Moved): TrackNow {
  const isExpected = day !== null && (state === 'on_its_way' || state === 'delayed');
  const expected = isExpected
    ? ` ${carrier ?? 'The carrier'} expects to deliver it on ${formatDay(day)}.`
    : '';
  return {
    headline: packageText({ direction, state, day: null }),
    todo: `${PACKAGE_TODO[direction][state]}${expected}`,
    action: direction === 'to_customer' && trackingUrl && state !== 'delivered' ? 'parcel' : null,
  };
}

/** The reason, if there is one. The date is shown at its step. */
function canceledWords({ amountPaid, amountRefunded, events }: Tracked): string {
  const remaining = amountPaid - amountRefunded;
  const reason = events.find(({ kind }) => kind === 'canceled')?.text ?? 'Your order was canceled.';
  const why = /[.!?]$/.test(reason) ? reason : `${reason}.`;
  const money =
    remaining > 0 ? ` We're holding ${formatDollars(remaining)} of yours. Message us below about it.` : '';
  return `${why} We've stopped working on it.${money}`;
}
