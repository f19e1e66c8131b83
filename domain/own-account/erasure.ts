import { isOver, type OrderStatus } from '../orders/order-status';

/** What stays in the place of an erased customer's data: values that every form of an order takes. */
export const ERASED = {
  name: 'Erased customer',
  /** No mail goes there; the name is reserved, so that nobody can ever have it (RFC 2606). */
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

/** Whether the shop must be able to reach the customer of an order: it is not over, or its payment is not settled. */
export function needsItsCustomer({ status, amountDue, paymentProblem }: EndedOrder): boolean {
  return !isOver(status) || Boolean(paymentProblem) || (amountDue ?? 0) > 0;
}
