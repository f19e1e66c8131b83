import type { OrderStatus, PaymentStatus } from './order-status';

/**
 * How the payment of an order stands: 'settled' has nothing left to pay; 'online' waits for its payment before it is taken
 * up; 'in_person' is taken up and paid when the glove changes hands; 'checking' is with the provider.
 */
export const PAYMENT_STANDINGS = ['settled', 'online', 'in_person', 'checking', 'canceled'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

interface Payable {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  /** In cents. */
  total: number;
  /** Whether the provider is checking a payment of it. */
  isChecked: boolean;
}

/** How the payment of an order stands, for whoever is to pay it. */
export function paymentStanding({ status, paymentStatus, total, isChecked }: Payable): PaymentStanding {
  if (status === 'canceled') return 'canceled';
  if (paymentStatus === 'succeeded' || total === 0) return 'settled';
  if (isChecked) return 'checking';
  return status === 'pending_payment' ? 'online' : 'in_person';
}
