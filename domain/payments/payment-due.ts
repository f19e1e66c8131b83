/** 'online' must be paid before work starts, and 'in_person' at the counter. With 'checking', the provider hasn't decided yet. */
export const PAYMENT_STATES = ['settled', 'online', 'in_person', 'checking', 'canceled'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

interface Payable {
  status: string;
  deliveryMethod: string;
  /** In cents. */
  amountDue: number;
  extraTotal: number;
  isChecked: boolean;
}

export function isPaidOnline({
  status,
  deliveryMethod,
  extraTotal,
}: Pick<Payable, 'status' | 'deliveryMethod' | 'extraTotal'>): boolean {
  return status === 'pending_payment' || deliveryMethod === 'ship' || extraTotal > 0;
}

export function paymentState(order: Payable): PaymentState {
  const { status, amountDue, isChecked } = order;
  if (status === 'canceled') return 'canceled';
  if (amountDue === 0) return 'settled';
  if (isChecked) return 'checking';
  return isPaidOnline(order) ? 'online' : 'in_person';
}
