/**
 * How the payment of an order stands: 'settled' has nothing left to pay; 'online' waits for its payment before it is taken
 * up; 'in_person' is taken up and paid when the glove changes hands; 'checking' is with the provider.
 */
export const PAYMENT_STANDINGS = ['settled', 'online', 'in_person', 'checking', 'canceled'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

interface Payable {
  status: string;
  deliveryMethod: string;
  /** In cents, as the extra work that was accepted. */
  amountDue: number;
  extraTotal: number;
  /** Whether the provider is checking a payment of it. */
  isChecked: boolean;
}

/**
 * Whether what is left to pay of an order is paid online: it waits for that, nobody comes to the counter, or extra work was accepted
 * on its page.
 */
export function isPaidOnline({
  status,
  deliveryMethod,
  extraTotal,
}: Pick<Payable, 'status' | 'deliveryMethod' | 'extraTotal'>): boolean {
  return status === 'pending_payment' || deliveryMethod === 'ship' || extraTotal > 0;
}

/** How the payment of an order stands, for whoever is to pay it. */
export function paymentStanding(order: Payable): PaymentStanding {
  const { status, amountDue, isChecked } = order;
  if (status === 'canceled') return 'canceled';
  if (amountDue === 0) return 'settled';
  if (isChecked) return 'checking';
  return isPaidOnline(order) ? 'online' : 'in_person';
}
