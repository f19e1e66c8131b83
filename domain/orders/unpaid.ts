import type { FieldFilter } from '../pages/editor-address';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_STATUSES, type PaymentStatus } from './order-status';

const PAID: PaymentStatus = 'succeeded';
const CANCELED: OrderStatus = 'canceled';

interface Payable {
  status: string;
  paymentStatus: string;
  /** In cents. */
  total: number;
}

/** Whether money is still owed for an order that goes on. */
export function isUnpaid({ status, paymentStatus, total }: Payable): boolean {
  return paymentStatus !== PAID && total > 0 && status !== CANCELED;
}

/** The same rule as filters of a list of orders. */
export const UNPAID_ORDERS: readonly FieldFilter[] = [
  { paymentStatus: { in: PAYMENT_STATUSES.filter((status) => status !== PAID) } },
  { status: { in: ORDER_STATUSES.filter((status) => status !== CANCELED) } },
  { total: { greater_than_equal: 1 } },
];
