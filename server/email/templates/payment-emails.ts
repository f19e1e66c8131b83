import { orderPlaceholders } from '#domain/messages/placeholders';
import { storedMoney } from '#domain/orders/amount-due';
import { type LedgerEntry, ledgerOf } from '#domain/orders/ledger';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { PAGES } from '#domain/pages/pages';
import { REFUND_FAILED } from '#domain/payments/problem-kinds';
import { formatDollars } from '#domain/wire/money';
import type { Order } from '../../../payload-types';
import {
  block,
  breakable,
  button,
  type EmailContent,
  type EmailSender,
  lines,
  muted,
  strong,
  text,
} from './email-content';
import type { EmailedOrder } from './emailed-order';
import type { OrderEmail, OrderEmails, RowData } from './order-email';
import {
  isPayable,
  orderLines,
  orderStamp,
  orderState,
  refundPart,
  trackPart,
  whatNext,
  whatToPay,
} from './order-email-parts';

export const paymentReceived = (order: EmailedOrder, sender: EmailSender, paid: number): EmailContent => ({
  subject: `Payment received for order ${order.number}`,
  preview: `Order ${order.number} is paid.`,
  heading: 'Payment received',
  opening: {
    email: 'mail:payment-received',
    defaultLine: text`Hi ${order.greeting}, thanks! We have your payment of ${formatDollars(paid)} for this order:`,
    stays: text`We have your payment of ${formatDollars(paid)} for this order:`,
    values: orderPlaceholders(order),
  },
  parts: [orderStamp(order), trackPart(order), orderLines(order, order.mayQuote), whatNext(order, sender)],
});

export function orderPaid(order: EmailedOrder, sender: EmailSender, paid: number): EmailContent {
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

export function refunded(order: EmailedOrder, refund: readonly LedgerEntry[]): EmailContent {
  const reason = refund.find((part) => part.reason)?.reason;
  const sent = refund.filter(({ status }) => status === 'succeeded');
  const defaultLine = refundPart(sent, `Hi ${order.greeting}, `);
  return {
    subject: `Your refund for order ${order.number}`,
    preview: `Your refund for order ${order.number}.`,
    heading: 'Refund sent',
    opening: defaultLine
      ? {
          email: 'mail:refunded',
          defaultLine,
          stays: refundPart(sent),
          values: orderPlaceholders(order),
        }
      : undefined,
    parts: [
      reason && block`${lines(reason)}`,
      orderStamp(order),
      trackPart(order),
      text`Any questions? Just reply to this email.`,
    ],
  };
}

/** Reminds the customer to pay. The order is canceled after the last reminder. */
export function reminder(order: EmailedOrder, sender: EmailSender, isLast: boolean): EmailContent {
  const due = formatDollars(order.amountDue);
  return {
    subject: `${isLast ? 'Last reminder' : 'Not paid yet'}: order ${order.number}`,
    preview: `Order ${order.number} isn't paid yet.`,
    heading: isLast ? 'Last reminder' : "Your order isn't paid yet",
    opening: {
      email: isLast ? 'mail:last-reminder' : 'mail:reminder',
      defaultLine: text`Hi ${order.greeting},
        ${
          isLast
            ? `your order isn't paid yet. We'll cancel it tomorrow unless we get your ${due}.`
            : `your order is saved, and ${due} is due. We'll start as soon as it's paid.`
        }`,
      stays: isLast
        ? text`We'll cancel your order tomorrow unless we get your ${due}.`
        : text`We'll start as soon as your order is paid.`,
      values: orderPlaceholders(order),
    },
    parts: [
      orderStamp(order),
      whatToPay(order, sender),
      trackPart(order, isPayable(order)),
      orderLines(order, order.mayQuote),
      muted`Changed your mind? No need to do anything.`,
    ],
  };
}

interface Problem {
  subject: string;
  title: string;
  description: string;
  todo: string;
  number: string;
  order: EmailedOrder | null;
}

export const paymentProblem = (problem: Problem, sender: EmailSender): EmailContent => ({
  subject: problem.subject,
  preview: problem.description,
  heading: problem.title,
  parts: [
    text`${breakable(problem.description)}`,
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

const reminderEmail = (number: number): OrderEmail => ({
  content: (order, sender) => reminder(order, sender, number === LAST_REMINDER),
  shouldSend: ({ status, reminders }) =>
    status === 'pending_payment' && ((reminders ?? 0) >= number ? true : 'later'),
});

function paidBy(stored: Order, { paymentId }: RowData): number {
  const payment = ledgerOf(stored).find(({ id }) => id === paymentId);
  return payment?.amount ?? storedMoney(stored).amountPaid;
}

const refundPartsIn = (stored: Order, { refundId = '' }: RowData) => refundsOf(stored).get(refundId) ?? [];

const entryIn = (stored: Order, { movementId: entryId }: RowData) =>
  ledgerOf(stored).find(({ id }) => id === entryId);

export const PAYMENT_EMAILS = {
  'mail:payment-received': {
    content: (order, sender, stored, data) => paymentReceived(order, sender, paidBy(stored, data)),
  },
  'mail:order-paid': {
    content: (order, sender, stored, data) => orderPaid(order, sender, paidBy(stored, data)),
  },
  'mail:reminder': reminderEmail(1),
  'mail:last-reminder': reminderEmail(LAST_REMINDER),
  'mail:refunded': {
    content: (order, _sender, stored, data) => refunded(order, refundPartsIn(stored, data)),
    shouldSend: (stored, data) => {
      const parts = refundPartsIn(stored, data);
      const status = refundStatus(parts);
      return parts.length > 0 && status !== 'pending' ? status === 'succeeded' : 'later';
    },
  },
  'mail:refund-failed': {
    content: (order, sender, stored, data) => {
      const amount = formatDollars(entryIn(stored, data)?.amount ?? 0);
      const { number, customerName } = order;
      const { title, todo } = REFUND_FAILED;
      const subject = `Refund failed: order ${number}, ${amount}`;
      const description = `PayPal didn't refund ${amount} to ${customerName}, so we haven't counted it as refunded.`;
      return paymentProblem({ subject, title, description, todo, number, order }, sender);
    },
    shouldSend: (stored, data) => {
      const status = entryIn(stored, data)?.status ?? 'pending';
      return status === 'pending' ? 'later' : status === 'failed';
    },
  },
} satisfies OrderEmails;
