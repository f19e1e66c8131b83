import { formatDollars } from '../wire/money';
import { isOpen } from './order-status';
import { formatDay, formatReadyBy } from './ready-by-days';
import type { TrackView } from './track-contract';
import { trackStatus } from './track-status';

/** What can be done on an order's page now: pay it, find the shop, follow the parcel, order again. */
export type TrackAction = 'pay' | 'shop' | 'parcel' | 'again';

/** What an order's page says in its first screen (rule 15.5). */
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
>;

/** Where the glove is, when it is back, and what its customer does now. */
export function trackNow(order: Tracked): TrackNow {
  const { headline, todo, action } = nowOf(order);
  if (order.extraWork.some(({ status }) => status === 'open'))
    return {
      headline: ASKED,
      todo: `${whereWords(order)} ${ASKED_WORDS}`.trim(),
      action: order.canPay ? 'pay' : null,
    };
  return order.canPay
    ? { headline, todo: `${payWords(order)} ${todo}`, action: 'pay' }
    : { headline, todo, action };
}

const ASKED = 'We found something: please answer';
const ASKED_WORDS = 'Nothing below is done or charged without your answer; the rest of the work goes on.';

function whereWords(order: Tracked): string {
  const where = trackStatus(order.status, order.deliveryMethod)?.sentence ?? '';
  return order.canPay ? `${where} ${payWords(order)}` : where;
}

function nowOf(order: Tracked): TrackNow {
  const { status, deliveryMethod, readyBy } = order;
  const means = trackStatus(status, deliveryMethod);
  const headline = means?.headline ?? 'Your order';
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
        headline: readyBy ? `Ready about ${formatReadyBy(readyBy)}` : headline,
        todo: means?.sentence ? `${means.sentence} ${restWords(order)}` : restWords(order),
        action: null,
      };
  }
}

function awaitedHeadline({ estimate }: Tracked): string | null {
  if (!estimate) return null;
  return `Here by ${formatDay(estimate.hereBy)}: ready about ${formatReadyBy(estimate.readyBy)}`;
}

function awaitedWords(order: Tracked): string {
  const { number, deliveryMethod, status, amountDue, canPay } = order;
  if (status === 'pending_payment' && !canPay && amountDue > 0)
    return `Your payment of ${formatDollars(amountDue)} is not with us yet. We write to you as soon as it is.`;
  if (deliveryMethod === 'ship')
    return `${canPay ? 'Then pack' : 'Pack'} your glove, write ${number} on the parcel and mail it to us.`;
  const due = amountDue > 0 && !canPay ? ` You pay ${formatDollars(amountDue)} in person.` : '';
  return `${canPay ? 'Then bring' : 'Bring'} your glove to the shop and tell us the number ${number}.${due}`;
}

function restWords({ deliveryMethod, amountDue, amountPaid, canPay }: Tracked): string {
  if (canPay) return 'We write to you as soon as it is done.';
  const nothing = 'There is nothing for you to do: we write to you as soon as it is done.';
  if (amountDue === 0) return nothing;
  const rest = amountPaid > 0 ? 'the rest of ' : '';
  return deliveryMethod === 'ship'
    ? nothing
    : `${nothing} You pay ${rest}${formatDollars(amountDue)} when you pick it up.`;
}

type Todo = Pick<TrackNow, 'todo' | 'action'>;

function onItsWay({ trackingUrl, trackingNumber }: Tracked): Todo {
  if (trackingUrl)
    return { todo: 'Your glove is done. Follow its parcel until it is at your door.', action: 'parcel' };
  const number = trackingNumber ? ` Its parcel has the number ${trackingNumber}.` : '';
  return { todo: `Your glove is done and comes to your door.${number}`, action: null };
}

function toPickUp({ number, amountDue, canPay }: Tracked): Todo {
  const due = amountDue > 0 && !canPay ? ` You pay ${formatDollars(amountDue)} at the counter.` : '';
  return { todo: `Come and get it: tell us the number ${number}.${due}`, action: 'shop' };
}

function payWords({ amountDue, amountPaid, deliveryMethod, status, extraTotal }: Tracked): string {
  const amount = formatDollars(amountDue);
  if (extraTotal > 0 && isOpen(status))
    return `${amount} is due: pay it now, or ${deliveryMethod === 'ship' ? 'later on this page' : 'when you pick it up'}.`;
  const rest = amountPaid > 0 ? 'the rest of ' : '';
  const isBack = status === 'shipped' && deliveryMethod === 'ship';
  if (!isBack) return `Please pay ${rest}${amount} now.`;
  return `${rest && 'The rest of '}${amount} is still to be paid.`;
}

/** Why, where that was told; when stands at its step. */
function canceledWords({ amountPaid, amountRefunded, events }: Tracked): string {
  const held = amountPaid - amountRefunded;
  const told = events.find(({ kind }) => kind === 'canceled')?.text ?? 'Your order was canceled.';
  const why = /[.!?]$/.test(told) ? told : `${told}.`;
  const money = held > 0 ? ` We have ${formatDollars(held)} of yours: write to us below about it.` : '';
  return `${why} It is not worked on any more.${money}`;
}
