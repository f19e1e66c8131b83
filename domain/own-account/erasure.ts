import { isOver, type OrderStatus } from '../orders/order-status';

/** Replaces an erased customer's data. Every order form accepts these values. */
export const ERASED = {
  name: 'Erased customer',
  /** A reserved name no one can own, so no email is ever delivered (RFC 2606). */
  email: 'erased@erased.invalid',
  phone: '-',
  text: '-',
} as const;

interface EndedOrder {
  status: OrderStatus;
  /** In cents. */
  amountDue?: number | null;
  paymentProblem?: string | null;
}

/** Whether we still need to reach the customer: the order isn't finished, or its payment isn't settled. */
export function needsCustomer({ status, amountDue, paymentProblem }: EndedOrder): boolean {
  return !isOver(status) || Boolean(paymentProblem) || (amountDue ?? 0) > 0;
}
