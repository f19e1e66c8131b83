import { eachOf, keysOf } from '../words/keys-of';
import { entryOf } from '../words/label-of';
import { type GlovePlace, STATUS_TABLE, type StatusTraits } from './status-table';

export type OrderStatus = keyof typeof STATUS_TABLE;

export const ORDER_STATUSES = keysOf(STATUS_TABLE);

/** The traits of a stored status, undefined if unknown (rule 2.11). */
export function statusTraits(status: string): StatusTraits | undefined {
  return entryOf<StatusTraits>(STATUS_TABLE, status);
}

function statusesWhere(holds: (traits: StatusTraits) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => holds(STATUS_TABLE[status]));
}

export const ORDER_STATUS_LABEL = eachOf(ORDER_STATUSES, (status) => STATUS_TABLE[status].label);

/** Statuses the dashboard counts as pending, because there's work to do (rule 7.2). */
export const PENDING_STATUSES = statusesWhere(({ stage }) => stage === 'open');

/** Statuses of orders being worked on or done, neither unpaid nor canceled. */
export const ORDERED_STATUSES = statusesWhere(({ stage }) => stage === 'open' || stage === 'done');

export const ON_BENCH_STATUSES = statusesWhere(({ glove }) => glove === 'here');

export const GLOVE_HERE_STATUSES = statusesWhere(({ glove }) => glove !== 'awaited');

export const AWAITED_STATUSES = statusesWhere(
  ({ glove, stage }) => glove === 'awaited' && stage !== 'canceled',
);

export const BENCH_STATUSES = statusesWhere(({ isSetAtBench }) => isSetAtBench);

export type EmailedStatus = {
  [Status in OrderStatus]: (typeof STATUS_TABLE)[Status]['isMailed'] extends true ? Status : never;
}[OrderStatus];

export function isEmailedStatus(status: string): status is EmailedStatus {
  return statusTraits(status)?.isMailed === true;
}

export function isOpen(status: string): boolean {
  return statusTraits(status)?.stage === 'open';
}

export function isOver(status: string): boolean {
  const stage = statusTraits(status)?.stage;
  return stage === 'done' || stage === 'canceled';
}

export const isAwaited = (status: string): boolean => AWAITED_STATUSES.some((each) => each === status);

/** Where an order's glove is. An unknown status counts as awaited. */
export function glovePlace(status: string): GlovePlace {
  return statusTraits(status)?.glove ?? 'awaited';
}

export function isGloveHere(status: string): boolean {
  return glovePlace(status) !== 'awaited';
}

export const PAYMENT_STATUS_LABEL = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
} as const;
export type PaymentStatus = keyof typeof PAYMENT_STATUS_LABEL;
export const PAYMENT_STATUSES = keysOf(PAYMENT_STATUS_LABEL);

export const PAYMENT_METHODS = ['paypal', 'pay_in_person'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The default state of a new order, for example one that the owner enters (rule 7.5). */
export const NEW_ORDER = {
  status: 'not_received',
  paymentStatus: 'succeeded',
} as const satisfies OpeningState;

interface OpeningState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** A new order's state. It's paid if nothing is due (rule 7.4). */
export function openingState(paymentMethod: PaymentMethod, total: number): OpeningState {
  if (total === 0) return { status: 'not_received', paymentStatus: 'succeeded' };
  if (paymentMethod === 'pay_in_person') return { status: 'not_received', paymentStatus: 'pending' };
  return { status: 'pending_payment', paymentStatus: 'pending' };
}

interface OrderNews {
  status: string;
  trackingNumber?: string | null;
}

/** What the customer should know about an order, as one text to compare with the last one sent. */
export function orderNews({ status, trackingNumber }: OrderNews): string {
  return status === 'shipped' && trackingNumber ? `${status} ${trackingNumber}` : status;
}

/** Returns what the customer hasn't been told yet, or null. */
export function unsentNews(order: OrderNews & { toldNews?: string | null }): string | null {
  const { status, toldNews: lastSent } = order;
  // Whether this is a pause: the glove is here, and no email goes out. When work resumes, the earlier status isn't emailed again.
  if (glovePlace(status) === 'here' && !isEmailedStatus(status)) return null;
  const news = orderNews(order);
  // The email with the tracking number already said that the order was shipped.
  const isSent = lastSent === news || lastSent?.startsWith(`${news} `);
  return isSent ? null : news;
}
