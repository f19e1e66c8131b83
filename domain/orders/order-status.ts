/** Every order status, in the order of an order's life (rule 7.2). */
export const ORDER_STATUSES = [
  'pending_payment',
  'not_received',
  'received',
  'in-progress',
  'shipped',
  'canceled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const ORDER_STATUS_LABEL = {
  pending_payment: 'Pending Payment',
  not_received: 'Not Received',
  received: 'Received',
  'in-progress': 'In Progress',
  shipped: 'Shipped',
  canceled: 'Canceled',
} as const satisfies Record<OrderStatus, string>;

/** The statuses of orders that the dashboard counts as pending: there is work to do for them (rule 7.2). */
export const PENDING_STATUSES = [
  'not_received',
  'received',
  'in-progress',
] as const satisfies readonly OrderStatus[];

/** The statuses of orders that are worked on or done, neither unpaid nor canceled. */
export const ORDERED_STATUSES = [...PENDING_STATUSES, 'shipped'] as const satisfies readonly OrderStatus[];

/** Whether there is work to do for an order. */
export function isOpen(status: string): boolean {
  return PENDING_STATUSES.some((each) => each === status);
}

/** The statuses of orders whose gloves are worked on: here, and not shipped yet. */
export const BENCH_STATUSES = ['received', 'in-progress'] as const satisfies readonly OrderStatus[];

/** The statuses of orders whose gloves are with the shop, or have been. */
export const GLOVE_HERE_STATUSES = [
  'received',
  'in-progress',
  'shipped',
] as const satisfies readonly OrderStatus[];

/** Whether the glove of an order is with the shop, or has been. */
export function isGloveHere(status: string): boolean {
  return GLOVE_HERE_STATUSES.some((each) => each === status);
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
