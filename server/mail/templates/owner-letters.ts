import { PAGES } from '#domain/pages/pages';
import type { QuestionView } from '#domain/questions/question-contract';
import { formatDollars } from '#domain/wire/money';
import {
  BREAK,
  block,
  breakable,
  button,
  dashboardButton,
  type Letter,
  lines,
  type MailSender,
  muted,
  photoLinks,
  strong,
  text,
} from './letter';
import type { MailedOrder } from './mailed-order';
import { orderButton, orderLines, orderStamp, orderState } from './order-letter-parts';

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

export function orderPaid(order: MailedOrder, sender: MailSender, paid: number): Letter {
  const { number, customerName } = order;
  return {
    subject: `Order ${number} is paid: ${customerName}, ${formatDollars(paid)}`,
    preview: `${customerName} paid ${formatDollars(paid)}.`,
    heading: 'Order paid',
    parts: [
      text`${customerName} has paid ${formatDollars(paid)} online for this order:`,
      orderStamp(order),
      orderLines(order, true),
      orderState(order, sender),
    ],
  };
}

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

interface Problem {
  subject: string;
  title: string;
  what: string;
  todo: string;
  number: string;
  /** Null if it was deleted. */
  order: MailedOrder | null;
}

export const paymentProblem = (problem: Problem, sender: MailSender): Letter => ({
  subject: problem.subject,
  preview: problem.what,
  heading: problem.title,
  parts: [
    text`${breakable(problem.what)}`,
    strong`${problem.todo}`,
    orderStamp(problem),
    problem.order
      ? [
          text`${problem.order.customerName}, ${problem.order.customerEmail}`,
          orderLines(problem.order, true),
          orderState(problem.order, sender),
        ]
      : button('Open the dashboard', `${sender.siteUrl}${PAGES.admin}`),
  ],
});

export const questionAsked = (
  { id, email, text: asked, photos }: QuestionView,
  sender: MailSender,
): Letter => ({
  subject: `Question from ${email}`,
  preview: `${email} asks you something.`,
  heading: 'A question',
  parts: [
    text`${breakable(email)} is not sure what a glove needs:`,
    block`${lines(asked)}`,
    photoLinks(photos, sender),
    dashboardButton('Answer in the dashboard', sender, { tab: 'messages', question: id }),
    muted`An answer from the dashboard is mailed to ${breakable(email)} and kept with the question. A
      reply to this mail goes there too, and the question stays open in the dashboard.`,
  ],
});

const momentSaid = (at: string) =>
  new Date(at)
    .toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .concat(' UTC');

interface News {
  subject: string;
  what: string;
  at: string;
  address: string | undefined;
}

export const securityNews = ({ subject, what, at, address }: News, sender: MailSender): Letter => ({
  subject,
  preview: what,
  heading: subject,
  parts: [
    text`${breakable(what)}`,
    text`${momentSaid(at)}${address ? `, from the address ${address}` : ''}`,
    button('See what happened', `${sender.siteUrl}${PAGES.adminAudit}`),
    text`If this was you or somebody you asked, you need to do nothing. If not, switch the account off under
      Staff, or change your password, which signs everybody out who used it.`,
  ],
});
