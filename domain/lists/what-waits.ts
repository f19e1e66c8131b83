import type { OutboxStatus } from '../mail/outbox';
import {
  ON_BENCH_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  PENDING_STATUSES,
} from '../orders/order-status';
import type { FieldFilter } from '../pages/editor-address';
import type { OrderListAsk } from './list-query';

/** The status of orders whose gloves are on their way to the shop. */
const TO_RECEIVE = 'not_received' satisfies OrderStatus;

const DECLINED: PaymentStatus = 'failed';

/**
 * Orders whose customer was never told how the glove gets to the shop. An order is awaited once it is paid or is to be paid in
 * person (rule 7.4); one whose payment failed is not asked for.
 */
export const ORDERS_TO_INSTRUCT: readonly FieldFilter[] = [
  { status: { equals: TO_RECEIVE } },
  { paymentStatus: { in: PAYMENT_STATUSES.filter((status) => status !== DECLINED) } },
  { instructedAt: { exists: false } },
];

/** Orders whose customer waits for an answer to a message. */
export const ORDERS_TO_ANSWER: readonly FieldFilter[] = [{ unansweredSince: { exists: true } }];

/** Visitors' questions that nobody has answered. */
export const QUESTIONS_TO_ANSWER: readonly FieldFilter[] = [{ unansweredSince: { exists: true } }];

/** Orders whose customer is asked about extra work and has not answered. */
export const ORDERS_ASKED: readonly FieldFilter[] = [{ extraWorkSince: { exists: true } }];

/** Orders that the shop has not finished (rule 7.7). */
export const PENDING_ORDERS: readonly FieldFilter[] = [{ status: { in: [...PENDING_STATUSES] } }];

/** Orders whose gloves are worked on. */
export const ORDERS_ON_BENCH: readonly FieldFilter[] = [{ status: { in: [...ON_BENCH_STATUSES] } }];

/** Orders of which something is still to be paid (rule 15.7). */
export const OWING_ORDERS: readonly FieldFilter[] = [{ amountDue: { greater_than_equal: 1 } }];

/**
 * The kinds of orders that wait for the owner, and how the list of orders is asked for each: what is counted is what the
 * dashboard shows.
 */
export const WAITING_ORDERS = [
  { kind: 'overdue', ask: { due: 'overdue', sort: 'readyBy' } },
  { kind: 'dueThisWeek', ask: { due: 'week', sort: 'readyBy' } },
  { kind: 'toAnswer', ask: { unanswered: '1' } },
  { kind: 'asked', ask: { waiting: '1' } },
  { kind: 'toInstruct', ask: { uninstructed: '1' } },
  { kind: 'ordersToReceive', ask: { status: TO_RECEIVE } },
] as const satisfies readonly { kind: string; ask: OrderListAsk }[];
export type WaitingOrders = (typeof WAITING_ORDERS)[number]['kind'];

const FAILED: OutboxStatus = 'failed';

/** Mails that were given up. */
export const FAILED_MAILS: readonly FieldFilter[] = [{ status: { equals: FAILED } }];

/** Orders whose payment is not right; what the owner has emptied may be empty text. */
export const PAYMENT_PROBLEMS: readonly FieldFilter[] = [
  { paymentProblem: { exists: true } },
  { paymentProblem: { not_equals: '' } },
];

/** Payments whose money has no order any more. */
export const LOST_PAYMENTS: readonly FieldFilter[] = [{ problem: { exists: true } }];
