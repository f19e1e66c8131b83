import type { ORDER_SORTS } from '#domain/lists/list-query';
import { DELIVERY_LABEL } from '#domain/orders/delivery';
import {
  ORDER_STATUS_LABEL,
  ORDER_STATUSES,
  PAYMENT_STATUS_LABEL,
  PAYMENT_STATUSES,
} from '#domain/orders/order-status';
import type { DueSpan } from '#domain/orders/ready-by-days';
import {
  ORDER_FILTERS,
  type OrderFilter,
  type OrderListView,
  OWES,
  STATUS_GROUPS,
  type WAITS,
} from './order-filters';

export const STATUSES = [...ORDER_STATUSES, ...STATUS_GROUPS] as const;
export const STATUS_LABEL = {
  ...ORDER_STATUS_LABEL,
  pending: 'Pending',
  bench: 'On the bench',
} as const satisfies Record<(typeof STATUSES)[number], string>;

export const PAYMENTS = [...PAYMENT_STATUSES, OWES] as const;
export const PAYMENT_LABEL = { ...PAYMENT_STATUS_LABEL, [OWES]: 'Owes' } as const;

export const DUE_LABEL = {
  overdue: 'Overdue',
  week: 'Due this week',
  later: 'Later',
} as const satisfies Record<DueSpan, string>;

export const WAIT_LABEL = {
  unanswered: 'Our answer',
  uninstructed: 'Instructions',
  waiting: 'The customer',
} as const satisfies Record<(typeof WAITS)[number], string>;

export const SORT_LABEL = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-total': 'Highest total',
  total: 'Lowest total',
  customerName: 'Customer, A to Z',
  '-customerName': 'Customer, Z to A',
  readyBy: 'Due first',
  '-readyBy': 'Due last',
  '-amountDue': 'Owes most',
  amountDue: 'Owes least',
} as const satisfies Record<(typeof ORDER_SORTS)[number], string>;

/** What a filter is called, and what its value is. */
const WORDS: { [Name in OrderFilter]: (value: NonNullable<OrderListView[Name]>) => [string, string] } = {
  search: (typed) => ['Search', typed],
  status: (status) => ['Status', STATUS_LABEL[status]],
  pending: () => ['Status', STATUS_LABEL.pending],
  bench: () => ['Status', STATUS_LABEL.bench],
  paymentStatus: (status) => ['Payment', PAYMENT_LABEL[status]],
  owes: () => ['Payment', PAYMENT_LABEL.owes],
  deliveryMethod: (method) => ['Delivery', DELIVERY_LABEL[method]],
  due: (span) => ['Due', DUE_LABEL[span]],
  unanswered: () => ['Waiting for', WAIT_LABEL.unanswered],
  uninstructed: () => ['Waiting for', WAIT_LABEL.uninstructed],
  waiting: () => ['Waiting for', WAIT_LABEL.waiting],
  from: (day) => ['From', day],
  to: (day) => ['To', day],
};

/** A filter that is set, as its chip says it: 'Payment: Owes'. */
export interface FilterChip {
  name: OrderFilter;
  text: string;
}

function wordsOf<Name extends OrderFilter>(name: Name, value: NonNullable<OrderListView[Name]>): FilterChip {
  return { name, text: WORDS[name](value).join(': ') };
}

/** The filters that are set, in their order. */
export function filterChips(asked: OrderListView): FilterChip[] {
  return ORDER_FILTERS.flatMap((name) => {
    const value = asked[name];
    return value ? [wordsOf(name, value)] : [];
  });
}
