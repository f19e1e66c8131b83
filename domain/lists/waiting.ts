import type { OutboxStatus } from '../email/outbox';
import { NO_CONVERSATION } from '../messages/conversation-rank';
import {
  AWAITED_STATUSES,
  ON_BENCH_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
  PENDING_STATUSES,
} from '../orders/order-status';
import type { FieldFilter } from '../pages/editor-address';
import type { InboundState } from '../shipments/package-state';
import type { OrderListInput } from './list-query';

const TO_RECEIVE = 'not_received' satisfies OrderStatus;

const DECLINED: PaymentStatus = 'failed';

/** Orders whose customer hasn't been sent instructions, unless the payment failed (rule 7.4). */
export const ORDERS_TO_INSTRUCT: readonly FieldFilter[] = [
  { status: { equals: TO_RECEIVE } },
  { paymentStatus: { in: PAYMENT_STATUSES.filter((status) => status !== DECLINED) } },
  { instructedAt: { exists: false } },
];

export const ORDERS_TO_ANSWER: readonly FieldFilter[] = [{ unansweredSince: { exists: true } }];

export const CONVERSATIONS: readonly FieldFilter[] = [
  { conversationRank: { greater_than_equal: NO_CONVERSATION + 1 } },
];

export const QUESTIONS_TO_ANSWER: readonly FieldFilter[] = [{ unansweredSince: { exists: true } }];

export const REVIEWS_TO_DECIDE: readonly FieldFilter[] = [{ waitingSince: { exists: true } }];

export const ORDERS_AWAITING_CUSTOMER: readonly FieldFilter[] = [{ extraWorkSince: { exists: true } }];

export const PENDING_ORDERS: readonly FieldFilter[] = [{ status: { in: [...PENDING_STATUSES] } }];

export const ORDERS_ON_BENCH: readonly FieldFilter[] = [{ status: { in: [...ON_BENCH_STATUSES] } }];

export const OWING_ORDERS: readonly FieldFilter[] = [{ amountDue: { greater_than_equal: 1 } }];

/** Orders whose glove isn't here, by where its package is (rule 27.18). */
export const ordersInbound = (inbound: InboundState): readonly FieldFilter[] => [
  { inbound: { equals: inbound } },
  { status: { in: [...AWAITED_STATUSES] } },
];

export const WAITING_ORDERS = [
  { kind: 'overdue', ask: { due: 'overdue', sort: 'readyBy' } },
  { kind: 'dueThisWeek', ask: { due: 'week', sort: 'readyBy' } },
  { kind: 'toAnswer', ask: { unanswered: '1' } },
  { kind: 'asked', ask: { waiting: '1' } },
  { kind: 'toInstruct', ask: { uninstructed: '1' } },
  { kind: 'ordersToReceive', ask: { status: TO_RECEIVE } },
] as const satisfies readonly { kind: string; ask: OrderListInput }[];
export type WaitingOrders = (typeof WAITING_ORDERS)[number]['kind'];

const FAILED: OutboxStatus = 'failed';

export const FAILED_EMAILS: readonly FieldFilter[] = [{ status: { equals: FAILED } }];

/** Orders with a payment problem. Clearing it in the editor can leave an empty text. */
export const PAYMENT_PROBLEMS: readonly FieldFilter[] = [
  { paymentProblem: { exists: true } },
  { paymentProblem: { not_equals: '' } },
];

export const LOST_PAYMENTS: readonly FieldFilter[] = [{ problem: { exists: true } }];
