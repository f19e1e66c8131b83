import { DELIVERY_METHODS } from '../orders/delivery';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders/order-status';
import { DUE_SPANS } from '../orders/ready-by-days';
import { INBOUND_STATES } from '../shipments/package-state';

// These don't use zod, because the dashboard's first screen reads its URL with them.

/** Page size if `page` is set without `limit`. */
export const PAGE_SIZE = 50;
export const LIMIT_MAX = 500;
export const PAGE_MAX = 1_000_000;

/** Whether a time span's end isn't before its start. */
export const startsFirst = ({ from, to }: { from?: string; to?: string }) => !from || !to || from <= to;

/** Half-typed years (0002, 0020) don't count as dates. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2999-12-31';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a list can be filtered by a text: a day on the calendar ('YYYY-MM-DD'). */
export function isListDay(text: string): boolean {
  if (!DAY.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // `Date` turns February 30 into a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const ORDER_SORTS = [
  '-createdAt',
  'createdAt',
  '-total',
  'total',
  'customerName',
  '-customerName',
  'readyBy',
  '-readyBy',
  'amountDue',
  '-amountDue',
  'arrival',
] as const;

export const ON = '1';
const FLAG = [ON] as const;

/** The filters of order lists, for the list's URL and the owner's views. */
export const ORDER_FILTER_VALUES = {
  status: ORDER_STATUSES,
  pending: FLAG,
  bench: FLAG,
  paymentStatus: PAYMENT_STATUSES,
  deliveryMethod: DELIVERY_METHODS,
  due: DUE_SPANS,
  owes: FLAG,
  /** Only orders whose customer is waiting for an answer to a message. */
  unanswered: FLAG,
  /** Only orders whose customer hasn't been sent instructions for getting the glove here. */
  uninstructed: FLAG,
  /** Only orders whose customer has been asked about extra work. */
  waiting: FLAG,
  /** Only orders whose glove isn't here yet, by where its package is (rule 27.18). */
  inbound: INBOUND_STATES,
} as const;

export const CUSTOMER_STATUSES = ['opted_in', 'opted_out'] as const;

export const CUSTOMER_SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'email', '-email'] as const;
