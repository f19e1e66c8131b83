import type { OrderStatus } from './order-status';

/** What waits in the outbox: an event to turn into mails, or one mail (`mail:…`). */
export const OUTBOX_KINDS = [
  'order-received',
  'order-status',
  'message',
  'mail:order-received',
  'mail:new-order',
  'mail:payment-received',
  'mail:shipping-instructions',
  'mail:dropoff-instructions',
  'mail:status-received',
  'mail:status-in-progress',
  'mail:status-shipped',
  'mail:status-canceled',
  'mail:welcome',
  'mail:password-reset',
  'mail:drawing-won',
  'mail:message',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** What the owner reads in 'Outgoing mail'. */
export const OUTBOX_KIND_LABEL = {
  'order-received': 'Event: order placed',
  'order-status': 'Event: order changed',
  message: 'Event: message written',
  'mail:order-received': 'Order received',
  'mail:new-order': 'New order (to you)',
  'mail:payment-received': 'Payment received',
  'mail:shipping-instructions': 'Shipping instructions',
  'mail:dropoff-instructions': 'Drop-off instructions',
  'mail:status-received': 'Glove arrived',
  'mail:status-in-progress': 'Work has begun',
  'mail:status-shipped': 'Order shipped',
  'mail:status-canceled': 'Order canceled',
  'mail:welcome': 'Welcome',
  'mail:password-reset': 'Password reset',
  'mail:message': 'Message',
  'mail:drawing-won': 'Drawing won',
} as const satisfies Record<OutboxKind, string>;

/** What is mailed about an order's status (decisions: mail); the other statuses are not news to a customer. */
export const STATUS_MAIL = {
  received: 'mail:status-received',
  'in-progress': 'mail:status-in-progress',
  shipped: 'mail:status-shipped',
  canceled: 'mail:status-canceled',
} as const satisfies Partial<Record<OrderStatus, OutboxKind>>;
/** A status that its customer is told of. */
export type MailedStatus = keyof typeof STATUS_MAIL;

/** Whether a customer is told of a status. */
export function isMailedStatus(status: OrderStatus): status is MailedStatus {
  return status in STATUS_MAIL;
}

export const OUTBOX_STATUSES = ['pending', 'running', 'sent', 'dropped', 'failed'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** What the owner reads in 'Outgoing mail'. */
export const OUTBOX_STATUS_LABEL = {
  pending: 'Waiting',
  running: 'Sending',
  sent: 'Sent',
  dropped: 'Not needed',
  failed: 'Failed',
} as const satisfies Record<OutboxStatus, string>;
