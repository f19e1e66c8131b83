import { isGloveHere } from '../orders/order-status';

/**
 * How the payment of an order stands: 'settled' has nothing left to pay; 'online' waits for its payment before it is taken
 * up; 'in_person' is taken up and paid when the glove changes hands; 'checking' is with the provider.
 */
export const PAYMENT_STANDINGS = ['settled', 'online', 'in_person', 'checking', 'canceled'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** Where the glove of an order is: awaited by the shop, here, or sent back. */
export const GLOVE_PLACES = ['awaited', 'here', 'sent_back'] as const;
export type GlovePlace = (typeof GLOVE_PLACES)[number];

/** Where the glove of an order is, by the order's status. */
export function glovePlace(status: string): GlovePlace {
  if (status === 'shipped') return 'sent_back';
  return isGloveHere(status) ? 'here' : 'awaited';
}

interface Payable {
  status: string;
  paymentStatus: string;
  deliveryMethod: string;
  /** In cents. */
  total: number;
  /** Whether the provider is checking a payment of it. */
  isChecked: boolean;
}

/** Whether what is left to pay of an order is paid online: it waits for that, or nobody comes to the counter. */
export function isPaidOnline({
  status,
  deliveryMethod,
}: Pick<Payable, 'status' | 'deliveryMethod'>): boolean {
  return status === 'pending_payment' || deliveryMethod === 'ship';
}

/** How the payment of an order stands, for whoever is to pay it. */
export function paymentStanding(order: Payable): PaymentStanding {
  const { status, paymentStatus, total, isChecked } = order;
  if (status === 'canceled') return 'canceled';
  if (paymentStatus === 'succeeded' || total === 0) return 'settled';
  if (isChecked) return 'checking';
  return isPaidOnline(order) ? 'online' : 'in_person';
}
