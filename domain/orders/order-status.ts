import { eachOf, keysOf } from '../words/keys-of';
import { entryOf } from '../words/label-of';
import { type GlovePlace, STATUS_TABLE, type StatusTraits } from './status-table';

export type OrderStatus = keyof typeof STATUS_TABLE;

/** Every order status, in the order of an order's life (rule 7.2). */
export const ORDER_STATUSES = keysOf(STATUS_TABLE);

/** The traits of a stored status; undefined for an unknown one (rule 2.11). */
export function statusTraits(status: string): StatusTraits | undefined {
  return entryOf<StatusTraits>(STATUS_TABLE, status);
}

function statusesWhere(holds: (traits: StatusTraits) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => holds(STATUS_TABLE[status]));
}

/** What the shop reads of each status. */
export const ORDER_STATUS_LABEL = eachOf(ORDER_STATUSES, (status) => STATUS_TABLE[status].label);

/** The statuses of orders that the dashboard counts as pending: there is work to do for them (rule 7.2). */
export const PENDING_STATUSES = statusesWhere(({ stage }) => stage === 'open');

/** The statuses of orders that are worked on or done, neither unpaid nor canceled. */
export const ORDERED_STATUSES = statusesWhere(({ stage }) => stage === 'open' || stage === 'done');

/** The statuses of orders whose gloves are at the shop. */
export const ON_BENCH_STATUSES = statusesWhere(({ glove }) => glove === 'here');

/** The statuses of orders whose gloves are with the shop, or have been. */
export const GLOVE_HERE_STATUSES = statusesWhere(({ glove }) => glove !== 'awaited');

/** The statuses that bench staff can set. */
export const BENCH_STATUSES = statusesWhere(({ isSetAtBench }) => isSetAtBench);

/** A status that customers get an email about. */
export type EmailedStatus = {
  [Status in OrderStatus]: (typeof STATUS_TABLE)[Status]['isMailed'] extends true ? Status : never;
}[OrderStatus];

/** Whether customers get an email about a status. */
export function isEmailedStatus(status: string): status is EmailedStatus {
  return statusTraits(status)?.isMailed === true;
}

/** Whether there is work to do for an order. */
export function isOpen(status: string): boolean {
  return statusTraits(status)?.stage === 'open';
}

/** Whether nothing is left to do for an order: it is done or canceled. */
export function isOver(status: string): boolean {
  const stage = statusTraits(status)?.stage;
  return stage === 'done' || stage === 'canceled';
}

/** Where the glove of an order is; an unknown status counts as awaited. */
export function glovePlace(status: string): GlovePlace {
  return statusTraits(status)?.glove ?? 'awaited';
}

/** Whether the glove of an order is with the shop, or has been. */
export function isGloveHere(status: string): boolean {
  return glovePlace(status) !== 'awaited';
}

/** Every payment status (rule 7.3). */
export const PAYMENT_STATUSES = ['succeeded', 'pending', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATUS_LABEL = {
  succeeded: 'Succeeded',
  pending: 'Pending',
  failed: 'Failed',
} as const satisfies Record<PaymentStatus, string>;

/** How a customer pays (rule 6.4). */
export const PAYMENT_METHODS = ['paypal', 'pay_in_person'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The status of a new order that doesn't state one, for example the owner's (rule 7.5). */
export const NEW_ORDER = {
  status: 'not_received',
  paymentStatus: 'succeeded',
} as const satisfies OpeningState;

interface OpeningState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
}

/** The state a new order starts in; nothing to pay means it is paid (rule 7.4). */
export function openingState(paymentMethod: PaymentMethod, total: number): OpeningState {
  if (total === 0) return { status: 'not_received', paymentStatus: 'succeeded' };
  if (paymentMethod === 'pay_in_person') return { status: 'not_received', paymentStatus: 'pending' };
  return { status: 'pending_payment', paymentStatus: 'pending' };
}

/** What the customer gets notified of: the status and, once shipped, the tracking number. */
interface OrderNews {
  status: string;
  trackingNumber?: string | null;
}

/** The news of an order as one text: equal texts are the same news. */
export function orderNews({ status, trackingNumber }: OrderNews): string {
  return status === 'shipped' && trackingNumber ? `${status} ${trackingNumber}` : status;
}

/** What the customer hasn't been notified of yet; null if nothing. */
export function unsentNews(order: OrderNews & { toldNews?: string | null }): string | null {
  const { status, toldNews: told } = order;
  // A pause with the glove here and no email. When work resumes, the status before it isn't sent again.
  if (glovePlace(status) === 'here' && !isEmailedStatus(status)) return null;
  const news = orderNews(order);
  // Customers who know the tracking number know it shipped.
  const isTold = told === news || told?.startsWith(`${news} `);
  return isTold ? null : news;
}
