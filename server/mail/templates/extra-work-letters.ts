import { type ExtraWork, extraWorkOf, extraWorkTotal } from '#domain/orders/extra-work';
import { withProposed } from '#domain/orders/extra-work-sums';
import { dayOf, formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import type { Order } from '../../../payload-types';
import {
  amount,
  amounts,
  block,
  type Letter,
  lines,
  type MailSender,
  type Part,
  photoLinks,
  QUESTIONS_WELCOME,
  section,
  text,
} from './letter';
import type { MailedOrder } from './mailed-order';
import { orderStamp, orderState, trackPart } from './order-letter-parts';
import type { Held, OrderMail, OrderMails, RowData } from './order-mail';

const extraWorkLines = (extraWork: ExtraWork, sender: MailSender): Part =>
  section('0 0 16px', [
    amounts(extraWork.lines),
    amount('Together', extraWorkTotal(extraWork), true),
    extraWork.note !== null && block`${lines(extraWork.note)}`,
    photoLinks(extraWork.photos, sender),
  ]);

/** Extra work was found: shall we do it? */
export function extraWorkProposed(
  order: MailedOrder,
  sender: MailSender,
  { extraWork, isReminder }: { extraWork: ExtraWork; isReminder: boolean },
): Letter {
  const { total, due } = withProposed({ ...order, total: order.totals.total }, extraWorkTotal(extraWork));
  return {
    subject: isReminder
      ? `Please answer: order ${order.number}`
      : `We found something: order ${order.number}`,
    preview: `We found something on order ${order.number}. Please accept or decline.`,
    heading: isReminder ? 'We still wait for you' : 'We found something',
    parts: [
      text`Hi ${order.greeting},
        ${
          isReminder
            ? 'we asked you about this, and wait for your answer:'
            : 'we looked at your glove and found something that you did not order. Shall we do it?'
        }`,
      orderStamp(order),
      extraWorkLines(extraWork, sender),
      text`Your order would then cost ${formatDollars(total)}, ${formatDollars(due)} of it due.`,
      text`Please accept or decline on your order’s page until ${formatDay(dayOf(new Date(extraWork.expiresAt)))}:
        nothing is done or charged without your answer, and the rest of the work goes on.`,
      trackPart(order),
      QUESTIONS_WELCOME,
    ],
  };
}

/** Nobody answered, or the shop withdrew it. */
export const extraWorkOver = (
  order: MailedOrder,
  sender: MailSender,
  { extraWork, isExpired }: { extraWork: ExtraWork; isExpired: boolean },
): Letter => ({
  subject: isExpired ? `Not answered in time: order ${order.number}` : `No extra work: order ${order.number}`,
  preview: `Nothing is added to order ${order.number}.`,
  heading: isExpired ? 'We go on without it' : 'No extra work',
  parts: [
    text`Hi ${order.greeting},
      ${
        isExpired
          ? 'we had no answer from you, so we go on with what you ordered, without this:'
          : 'we took back what we had asked you about. There is nothing for you to answer:'
      }`,
    extraWorkLines(extraWork, sender),
    orderStamp(order),
    trackPart(order),
    isExpired ? text`Do you want it after all? Just reply to this mail.` : QUESTIONS_WELCOME,
  ],
});

/** To the owner: the customer's answer. */
export const extraWorkAnswered = (
  order: MailedOrder,
  sender: MailSender,
  { extraWork, said }: { extraWork: ExtraWork; said: string },
): Letter => ({
  subject: `${order.customerName} ${said}: extra work on order ${order.number}`,
  preview: `${order.customerName} ${said}: extra work on order ${order.number}.`,
  heading: `Extra work: ${said}`,
  parts: [
    text`${order.customerName} ${said}:`,
    extraWorkLines(extraWork, sender),
    orderStamp(order),
    orderState(order, sender),
  ],
});

function workIn({ extraWork }: Order, { extraId }: RowData): ExtraWork | undefined {
  return extraWorkOf(extraWork).find(({ id }) => id === extraId);
}

function workTold(stored: Order, data: RowData): ExtraWork {
  const extraWork = workIn(stored, data);
  if (!extraWork) throw new Error(`order ${stored.id} has no extra work ${data.extraId}`);
  return extraWork;
}

/** Dropped once there's nothing left to answer. */
const asking = (isReminder: boolean): OrderMail => ({
  letter: (order, sender, stored, data) =>
    extraWorkProposed(order, sender, { extraWork: workTold(stored, data), isReminder }),
  holds: (stored, data) => {
    const work = workIn(stored, data);
    if (!work) return 'later';
    if (work.status !== 'open' || Date.parse(work.expiresAt) <= Date.now()) return false;
    return !isReminder || work.remindedAt !== null ? true : 'later';
  },
});

/** The email is queued before what it's about is stored. */
const hasEnded =
  (status: ExtraWork['status']) =>
  (stored: Order, data: RowData): Held => {
    const ended = workIn(stored, data)?.status ?? 'open';
    return ended === 'open' ? 'later' : ended === status;
  };

const over = (status: 'expired' | 'withdrawn'): OrderMail => ({
  letter: (order, sender, stored, data) =>
    extraWorkOver(order, sender, { extraWork: workTold(stored, data), isExpired: status === 'expired' }),
  holds: hasEnded(status),
});

const answered = (status: 'accepted' | 'declined' | 'expired', said: string): OrderMail => ({
  letter: (order, sender, stored, data) =>
    extraWorkAnswered(order, sender, { extraWork: workTold(stored, data), said }),
  holds: hasEnded(status),
});

export const EXTRA_WORK_MAILS = {
  'mail:extra-work': asking(false),
  'mail:extra-work-reminder': asking(true),
  'mail:extra-work-expired': over('expired'),
  'mail:extra-work-withdrawn': over('withdrawn'),
  'mail:extra-work-accepted': answered('accepted', 'accepted'),
  'mail:extra-work-declined': answered('declined', 'declined'),
  'mail:extra-work-unanswered': answered('expired', 'did not answer'),
} satisfies OrderMails;
