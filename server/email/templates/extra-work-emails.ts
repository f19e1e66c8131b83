import { orderPlaceholders } from '#domain/messages/placeholders';
import { type ExtraWork, extraWorkOf, extraWorkTotal } from '#domain/orders/extra-work';
import { withProposed } from '#domain/orders/extra-work-sums';
import { dayOf } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { formatDay } from '#domain/words/days';
import type { Order } from '../../../payload-types';
import {
  amount,
  amounts,
  block,
  type EmailContent,
  type EmailSender,
  lines,
  type Part,
  photoLinks,
  QUESTIONS_WELCOME,
  section,
  sentence,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmail, OrderEmails, RowData, ShouldSend } from './order-email';
import { orderStamp, orderState, trackPart } from './order-email-parts';

const extraWorkLines = (extraWork: ExtraWork, sender: EmailSender): Part =>
  section('0 0 16px', [
    amounts(extraWork.lines),
    amount('Extra work total', extraWorkTotal(extraWork), true),
    extraWork.note !== null && block`${lines(extraWork.note)}`,
    photoLinks(extraWork.photos, sender),
  ]);

export function extraWorkProposed(
  order: EmailedOrder,
  sender: EmailSender,
  { extraWork, isReminder }: { extraWork: ExtraWork; isReminder: boolean },
): EmailContent {
  const { total, due } = withProposed({ ...order, total: order.totals.total }, extraWorkTotal(extraWork));
  const news = isReminder
    ? "we're still waiting for your answer about this:"
    : "we looked at your glove and found something that isn't in your order. Should we do it?";
  return {
    subject: isReminder
      ? `Still waiting for your answer: order ${order.number}`
      : `We found something: order ${order.number}`,
    preview: `We found something on order ${order.number}. Accept or decline the extra work.`,
    heading: isReminder ? "We're still waiting for your answer" : 'We found something',
    opening: {
      email: isReminder ? 'mail:extra-work-reminder' : 'mail:extra-work',
      defaultLine: text`Hi ${order.greeting},
        ${news}`,
      stays: sentence(news),
      values: orderPlaceholders(order),
    },
    parts: [
      orderStamp(order),
      extraWorkLines(extraWork, sender),
      text`Your order would come to ${formatDollars(total)}, with ${formatDollars(due)} due.`,
      text`Accept or decline on your order's page by ${formatDay(dayOf(new Date(extraWork.expiresAt)))}. We won't
        do or charge for it without your answer. We're doing the rest.`,
      trackPart(order),
      QUESTIONS_WELCOME,
    ],
  };
}

const EXPIRED = "we didn't hear back, so we're doing what you ordered, without this:";
const WITHDRAWN = 'we withdrew the extra work we asked you about. No need to answer:';

/** Sent if the customer didn't answer or the shop withdrew the extra work. */
export const extraWorkOver = (
  order: EmailedOrder,
  sender: EmailSender,
  { extraWork, isExpired }: { extraWork: ExtraWork; isExpired: boolean },
): EmailContent => ({
  subject: isExpired
    ? `We didn't hear back: order ${order.number}`
    : `Extra work withdrawn: order ${order.number}`,
  preview: `We added nothing to order ${order.number}.`,
  heading: isExpired ? "We're going ahead without it" : 'Extra work withdrawn',
  opening: {
    email: isExpired ? 'mail:extra-work-expired' : 'mail:extra-work-withdrawn',
    defaultLine: text`Hi ${order.greeting},
      ${isExpired ? EXPIRED : WITHDRAWN}`,
    stays: sentence(isExpired ? EXPIRED : WITHDRAWN),
    values: orderPlaceholders(order),
  },
  parts: [
    extraWorkLines(extraWork, sender),
    orderStamp(order),
    trackPart(order),
    isExpired ? text`Want it after all? Just reply to this email.` : QUESTIONS_WELCOME,
  ],
});

export const extraWorkAnswered = (
  order: EmailedOrder,
  sender: EmailSender,
  { extraWork, outcome }: { extraWork: ExtraWork; outcome: string },
): EmailContent => ({
  subject: `${order.customerName} ${outcome}: extra work on order ${order.number}`,
  preview: `${order.customerName} ${outcome}: extra work on order ${order.number}.`,
  heading: `Extra work: ${outcome}`,
  parts: [
    text`${order.customerName} ${outcome}:`,
    extraWorkLines(extraWork, sender),
    orderStamp(order),
    orderState(order, sender),
  ],
});

function workIn({ extraWork }: Order, { extraId }: RowData): ExtraWork | undefined {
  return extraWorkOf(extraWork).find(({ id }) => id === extraId);
}

function proposalIn(stored: Order, data: RowData): ExtraWork {
  const extraWork = workIn(stored, data);
  if (!extraWork) throw new Error(`order ${stored.id} has no extra work ${data.extraId}`);
  return extraWork;
}

const proposalEmail = (isReminder: boolean): OrderEmail => ({
  content: (order, sender, stored, data) =>
    extraWorkProposed(order, sender, { extraWork: proposalIn(stored, data), isReminder }),
  shouldSend: (stored, data) => {
    const work = workIn(stored, data);
    if (!work) return 'later';
    if (work.status !== 'open' || Date.parse(work.expiresAt) <= Date.now()) return false;
    return !isReminder || work.remindedAt !== null ? true : 'later';
  },
});

// The email is queued before the change it's about.
const hasEnded =
  (status: ExtraWork['status']) =>
  (stored: Order, data: RowData): ShouldSend => {
    const ended = workIn(stored, data)?.status ?? 'open';
    return ended === 'open' ? 'later' : ended === status;
  };

const endedEmail = (status: 'expired' | 'withdrawn'): OrderEmail => ({
  content: (order, sender, stored, data) =>
    extraWorkOver(order, sender, { extraWork: proposalIn(stored, data), isExpired: status === 'expired' }),
  shouldSend: hasEnded(status),
});

const answeredEmail = (status: 'accepted' | 'declined' | 'expired', outcome: string): OrderEmail => ({
  content: (order, sender, stored, data) =>
    extraWorkAnswered(order, sender, { extraWork: proposalIn(stored, data), outcome }),
  shouldSend: hasEnded(status),
});

export const EXTRA_WORK_EMAILS = {
  'mail:extra-work': proposalEmail(false),
  'mail:extra-work-reminder': proposalEmail(true),
  'mail:extra-work-expired': endedEmail('expired'),
  'mail:extra-work-withdrawn': endedEmail('withdrawn'),
  'mail:extra-work-accepted': answeredEmail('accepted', 'accepted'),
  'mail:extra-work-declined': answeredEmail('declined', 'declined'),
  'mail:extra-work-unanswered': answeredEmail('expired', "didn't answer"),
} satisfies OrderEmails;
