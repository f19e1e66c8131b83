import type { OutboxStatus } from '../mail/outbox';
import type { OrderStatus } from '../orders/order-status';
import type { FieldFilter } from '../pages/editor-address';

/** The status of orders whose gloves are on their way to the shop. */
export const TO_RECEIVE: OrderStatus = 'not_received';

export const ORDERS_TO_RECEIVE: readonly FieldFilter[] = [{ status: { equals: TO_RECEIVE } }];

const FAILED: OutboxStatus = 'failed';

/** Mails that were given up. */
export const FAILED_MAILS: readonly FieldFilter[] = [{ status: { equals: FAILED } }];

/** Orders whose payment is not right; what the owner has emptied may be empty text. */
export const PAYMENT_PROBLEMS: readonly FieldFilter[] = [
  { paymentProblem: { exists: true } },
  { paymentProblem: { not_equals: '' } },
];

/** Payments whose money has no order any more. */
export const LOST_PAYMENTS: readonly FieldFilter[] = [{ problem: { exists: true } }];
