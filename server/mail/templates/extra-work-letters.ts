import { type ExtraWork, extraWorkTotal } from '#domain/orders/extra-work';
import { withProposed } from '#domain/orders/extra-work-sums';
import { dayOf, formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
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
