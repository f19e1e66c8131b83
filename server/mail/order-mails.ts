import { isEnteredByOwner, isWithPayment } from '#domain/mail/outbox';
import { keptMoney } from '#domain/orders/amount-due';
import { type ExtraWork, extraWorkOf } from '#domain/orders/extra-work';
import { movementsOf } from '#domain/orders/movements';
import type { MailedStatus } from '#domain/orders/order-status';
import { refundStatus, refundsOf } from '#domain/orders/refunds';
import { LAST_REMINDER } from '#domain/orders/unpaid-life';
import { REFUND_FAILED } from '#domain/payments/problem-kinds';
import { formatDollars } from '#domain/wire/money';
import { storedStory } from '#server/orders/present-order';
import type { OutboxHandlers } from '#server/platform/outbox/handle-row';
import type { Order } from '../../payload-types';
import type { MailSettings } from './mail-settings';
import { orderMailSender, type RowData } from './shop-mail';
import { extraWorkAnswered, extraWorkOver, extraWorkProposed } from './templates/extra-work-letters';
import {
  dropoffInstructions,
  messageOnOrder,
  orderReceived,
  paymentReceived,
  readyLater,
  refunded,
  reminder,
  shippingInstructions,
  statusChange,
  trackLink,
} from './templates/order-letters';
import { messageToShop, newOrder, orderPaid, paymentProblem } from './templates/owner-letters';

type Held = boolean | 'later';

/** The handlers of emails about an order: what each says, and whether it still holds. */
export function orderMailHandlers(settings: MailSettings) {
  const { toCustomer, toOwner } = orderMailSender(settings);
  const aboutStatus = (status: MailedStatus) =>
    toCustomer({
      letter: (order, sender) => statusChange(order, sender, status),
      // A later change makes this email out of date.
      holds: (order, { statusChange: change }) => order.status === status && order.statusChange === change,
    });
  /** Dropped once it's paid. */
  const aboutPayment = (number: number) =>
    toCustomer({
      letter: (order, sender) => reminder(order, sender, number === LAST_REMINDER),
      holds: ({ status, reminders }) =>
        status === 'pending_payment' && ((reminders ?? 0) >= number ? true : 'later'),
    });
  /** Dropped once there's nothing left to answer. */
  const asking = (isReminder: boolean) =>
    toCustomer({
      letter: (order, sender, stored, data) =>
        extraWorkProposed(order, sender, { extraWork: workTold(stored, data), isReminder }),
      holds: (stored, data) => {
        const work = workIn(stored, data);
        if (!work) return 'later';
        if (work.status !== 'open' || Date.parse(work.expiresAt) <= Date.now()) return false;
        return !isReminder || work.remindedAt !== null ? true : 'later';
      },
    });
  const over = (status: 'expired' | 'withdrawn') =>
    toCustomer({
      letter: (order, sender, stored, data) =>
        extraWorkOver(order, sender, { extraWork: workTold(stored, data), isExpired: status === 'expired' }),
      holds: hasEnded(status),
    });
  const answered = (status: 'accepted' | 'declined' | 'expired', said: string) =>
    toOwner({
      letter: (order, sender, stored, data) =>
        extraWorkAnswered(order, sender, { extraWork: workTold(stored, data), said }),
      holds: hasEnded(status),
    });

  return {
    'mail:order-received': toCustomer({
      letter: (order, sender, _stored, data) =>
        orderReceived(order, sender, {
          isEnteredByOwner: isEnteredByOwner(data),
          isWithPayment: isWithPayment(data),
        }),
      holds: isNotCanceled,
      awaitsOrder: true,
    }),
    'mail:new-order': toOwner({
      letter: (order, sender, _stored, data) => newOrder(order, sender, isWithPayment(data)),
      holds: isNotCanceled,
      awaitsOrder: true,
    }),
    'mail:order-paid': toOwner({
      letter: (order, sender, stored, data) => orderPaid(order, sender, paidBy(stored, data)),
    }),
    'mail:payment-received': toCustomer({
      letter: (order, sender, stored, data) => paymentReceived(order, sender, paidBy(stored, data)),
    }),
    'mail:shipping-instructions': toCustomer({
      letter: shippingInstructions,
      holds: ({ deliveryMethod }) => deliveryMethod === 'ship',
    }),
    'mail:dropoff-instructions': toCustomer({
      letter: dropoffInstructions,
      holds: ({ deliveryMethod }) => deliveryMethod === 'dropoff',
    }),
    'mail:status-received': aboutStatus('received'),
    'mail:status-in-progress': aboutStatus('in-progress'),
    'mail:status-shipped': aboutStatus('shipped'),
    'mail:status-canceled': aboutStatus('canceled'),
    'mail:track-link': toCustomer({ letter: trackLink }),
    'mail:message-on-order': toCustomer({
      letter: (order, sender, stored, data) => messageOnOrder(order, sender, messageIn(stored, data) ?? ''),
      holds: isTold,
    }),
    'mail:message-to-shop': toOwner({
      letter: (order, sender, stored, data) => messageToShop(order, sender, messageIn(stored, data) ?? ''),
      holds: isTold,
    }),
    'mail:refunded': toCustomer({
      letter: (order, _sender, stored, data) => refunded(order, partsIn(stored, data)),
      holds: isRefunded,
    }),
    'mail:refund-failed': toOwner({
      letter: (order, sender, stored, data) => {
        const amount = formatDollars(partIn(stored, data)?.amount ?? 0);
        const { number, customerName } = order;
        const { title, todo } = REFUND_FAILED;
        const subject = `Refund failed: order ${number}, ${amount}`;
        const what = `PayPal didn't refund ${amount} to ${customerName}, so nothing was counted as refunded.`;
        return paymentProblem({ subject, title, what, todo, number, order }, sender);
      },
      holds: (stored, data) => {
        const status = partIn(stored, data)?.status ?? 'pending';
        return status === 'pending' ? 'later' : status === 'failed';
      },
    }),
    'mail:reminder': aboutPayment(1),
    'mail:last-reminder': aboutPayment(LAST_REMINDER),
    'mail:ready-later': toCustomer({
      letter: readyLater,
      holds: ({ readyFrom, readyTo }, { from, to }) => readyFrom === from && readyTo === to,
    }),
    'mail:extra-work': asking(false),
    'mail:extra-work-reminder': asking(true),
    'mail:extra-work-expired': over('expired'),
    'mail:extra-work-withdrawn': over('withdrawn'),
    'mail:extra-work-accepted': answered('accepted', 'accepted'),
    'mail:extra-work-declined': answered('declined', 'declined'),
    'mail:extra-work-unanswered': answered('expired', 'did not answer'),
  } satisfies Partial<OutboxHandlers>;
}

const isNotCanceled = ({ status }: Order) => status !== 'canceled';

/** The payment an email is about, in cents; everything paid if it names none. */
function paidBy(stored: Order, { paymentId }: RowData): number {
  const payment = movementsOf(stored).find(({ id }) => id === paymentId);
  return payment?.amount ?? keptMoney(stored).amountPaid;
}

function messageIn(stored: Order, { messageId }: RowData): string | undefined {
  return storedStory(stored).find(({ id }) => id === messageId)?.text;
}

function isTold(stored: Order, data: RowData): Held {
  return messageIn(stored, data) === undefined ? 'later' : true;
}

const partsIn = (stored: Order, { refundId = '' }: RowData) => refundsOf(stored).get(refundId) ?? [];

const partIn = (stored: Order, { movementId }: RowData) =>
  movementsOf(stored).find(({ id }) => id === movementId);

function isRefunded(stored: Order, data: RowData): Held {
  const parts = partsIn(stored, data);
  const status = refundStatus(parts);
  return parts.length > 0 && status !== 'pending' ? status === 'succeeded' : 'later';
}

function workIn({ extraWork }: Order, { extraId }: RowData): ExtraWork | undefined {
  return extraWorkOf(extraWork).find(({ id }) => id === extraId);
}

function workTold(stored: Order, data: RowData): ExtraWork {
  const extraWork = workIn(stored, data);
  if (!extraWork) throw new Error(`order ${stored.id} has no extra work ${data.extraId}`);
  return extraWork;
}

/** The email is queued before what it's about is stored. */
const hasEnded =
  (status: ExtraWork['status']) =>
  (stored: Order, data: RowData): Held => {
    const ended = workIn(stored, data)?.status ?? 'open';
    return ended === 'open' ? 'later' : ended === status;
  };
