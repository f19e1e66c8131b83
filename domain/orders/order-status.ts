import { keysOf } from '../words/keys-of';
import { entryOf } from '../words/label-of';

/** Where the glove of an order is: awaited by the shop, here, or sent back. */
export const GLOVE_PLACES = ['awaited', 'here', 'sent_back'] as const;
export type GlovePlace = (typeof GLOVE_PLACES)[number];

/** What the shop knows about a status. A new status gets a row here, and every list, badge, and permission follows. */
interface StatusTraits {
  label: string;
  /** Whether the order still has to be paid, is being worked on, is done, or was given up. */
  stage: 'unpaid' | 'open' | 'done' | 'canceled';
  glove: GlovePlace;
  /** Whether bench staff can set it; unpaid and canceled are decided elsewhere (rule 18.4). */
  isSetAtBench: boolean;
  /** Badge styles (rule 7.12). */
  badge: 'default' | 'secondary' | 'outline' | 'destructive';
  customerBadge: 'default' | 'secondary' | 'destructive';
}

const TRAITS = {
  pending_payment: {
    label: 'Pending Payment',
    stage: 'unpaid',
    glove: 'awaited',
    isSetAtBench: false,
    badge: 'secondary',
    customerBadge: 'secondary',
  },
  not_received: {
    label: 'Not Received',
    stage: 'open',
    glove: 'awaited',
    isSetAtBench: true,
    badge: 'default',
    customerBadge: 'secondary',
  },
  received: {
    label: 'Received',
    stage: 'open',
    glove: 'here',
    isSetAtBench: true,
    badge: 'default',
    customerBadge: 'default',
  },
  'in-progress': {
    label: 'In Progress',
    stage: 'open',
    glove: 'here',
    isSetAtBench: true,
    badge: 'secondary',
    customerBadge: 'default',
  },
  shipped: {
    label: 'Shipped',
    stage: 'done',
    glove: 'sent_back',
    isSetAtBench: true,
    badge: 'outline',
    customerBadge: 'default',
  },
  canceled: {
    label: 'Canceled',
    stage: 'canceled',
    glove: 'awaited',
    isSetAtBench: false,
    badge: 'destructive',
    customerBadge: 'destructive',
  },
} as const satisfies Record<string, StatusTraits>;

export type OrderStatus = keyof typeof TRAITS;

/** Every order status, in the order of an order's life (rule 7.2). */
export const ORDER_STATUSES = keysOf(TRAITS);

/** The traits of a stored status; undefined for an unknown one (rule 2.11). */
export function statusTraits(status: string): StatusTraits | undefined {
  return entryOf<StatusTraits>(TRAITS, status);
}

function statusesWhere(holds: (traits: StatusTraits) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => holds(TRAITS[status]));
}

export const ORDER_STATUS_LABEL = {
  pending_payment: TRAITS.pending_payment.label,
  not_received: TRAITS.not_received.label,
  received: TRAITS.received.label,
  'in-progress': TRAITS['in-progress'].label,
  shipped: TRAITS.shipped.label,
  canceled: TRAITS.canceled.label,
} as const satisfies Record<OrderStatus, string>;

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

/** How an order begins that says nothing of its state, such as one that the owner enters (rule 7.5). */
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

/** What a customer may be told anew of an order: its status, and once it is shipped the tracking number. */
interface OrderNews {
  status: string;
  trackingNumber?: string | null;
}

/** The news of an order as one text: equal texts are the same news. */
export function orderNews({ status, trackingNumber }: OrderNews): string {
  return status === 'shipped' && trackingNumber ? `${status} ${trackingNumber}` : status;
}

/** Whether someone who was told `told` knows the news; who knows a tracking number knows that it was shipped. */
export function isTold(told: string | null | undefined, news: string): boolean {
  return told === news || Boolean(told?.startsWith(`${news} `));
}
