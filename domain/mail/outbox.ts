import type { OrderStatus } from '../orders/order-status';

/** What waits in the outbox: an event to turn into mails, or one mail (`mail:…`). */
export const OUTBOX_KINDS = [
  'order-received',
  'order-paid',
  'order-status',
  'order-search',
  'message',
  'mail:order-received',
  'mail:new-order',
  'mail:payment-received',
  'mail:order-paid',
  'mail:shipping-instructions',
  'mail:dropoff-instructions',
  'mail:status-received',
  'mail:status-in-progress',
  'mail:status-shipped',
  'mail:status-canceled',
  'mail:track-link',
  'mail:message-on-order',
  'mail:message-to-shop',
  'mail:ready-later',
  'mail:refunded',
  'mail:refund-failed',
  'mail:reminder',
  'mail:last-reminder',
  'mail:extra-work',
  'mail:extra-work-reminder',
  'mail:extra-work-expired',
  'mail:extra-work-withdrawn',
  'mail:extra-work-accepted',
  'mail:extra-work-declined',
  'mail:extra-work-unanswered',
  'mail:welcome',
  'mail:password-reset',
  'mail:confirm-email',
  'mail:email-changed',
  'mail:drawing-won',
  'mail:message',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** What the owner reads in 'Outgoing mail'. */
export const OUTBOX_KIND_LABEL = {
  'order-received': 'Event: order placed',
  'order-paid': 'Event: order paid',
  'order-status': 'Event: order changed',
  'order-search': 'Event: order searched',
  message: 'Event: message written',
  'mail:order-received': 'Order received',
  'mail:new-order': 'New order (to you)',
  'mail:payment-received': 'Payment received',
  'mail:order-paid': 'Order paid (to you)',
  'mail:shipping-instructions': 'Shipping instructions',
  'mail:dropoff-instructions': 'Drop-off instructions',
  'mail:status-received': 'Glove arrived',
  'mail:status-in-progress': 'Work has begun',
  'mail:status-shipped': 'Order shipped',
  'mail:status-canceled': 'Order canceled',
  'mail:track-link': 'Link to the order',
  'mail:message-on-order': 'Message about the order',
  'mail:message-to-shop': 'Message about an order (to you)',
  'mail:ready-later': 'Later date',
  'mail:refunded': 'Money given back',
  'mail:refund-failed': 'Refund failed (to you)',
  'mail:reminder': 'Reminder to pay',
  'mail:last-reminder': 'Last reminder to pay',
  'mail:extra-work': 'Extra work proposed',
  'mail:extra-work-reminder': 'Reminder of extra work',
  'mail:extra-work-expired': 'Extra work expired',
  'mail:extra-work-withdrawn': 'Extra work withdrawn',
  'mail:extra-work-accepted': 'Extra work accepted (to you)',
  'mail:extra-work-declined': 'Extra work declined (to you)',
  'mail:extra-work-unanswered': 'Extra work not answered (to you)',
  'mail:welcome': 'Welcome',
  'mail:password-reset': 'Password reset',
  'mail:confirm-email': 'New email to confirm',
  'mail:email-changed': 'Email changed (to the old one)',
  'mail:message': 'Message',
  'mail:drawing-won': 'Drawing won',
} as const satisfies Record<OutboxKind, string>;

type MailKind = Extract<OutboxKind, `mail:${string}`>;

/**
 * Whose doing each mail is: what a visitor can cause by typing an address goes there in bounds (decision 009), unless the
 * owner did it this time.
 */
const CAUSE = {
  'mail:order-received': 'visitor',
  'mail:payment-received': 'visitor',
  'mail:welcome': 'visitor',
  'mail:password-reset': 'visitor',
  'mail:track-link': 'visitor',
  'mail:message-to-shop': 'shop',
  'mail:message-on-order': 'shop',
  'mail:ready-later': 'shop',
  'mail:refunded': 'shop',
  'mail:refund-failed': 'shop',
  'mail:reminder': 'shop',
  'mail:last-reminder': 'shop',
  'mail:extra-work': 'shop',
  'mail:extra-work-reminder': 'shop',
  'mail:extra-work-expired': 'shop',
  'mail:extra-work-withdrawn': 'shop',
  'mail:extra-work-accepted': 'shop',
  'mail:extra-work-declined': 'shop',
  'mail:extra-work-unanswered': 'shop',
  'mail:confirm-email': 'visitor',
  'mail:email-changed': 'visitor',
  'mail:new-order': 'shop',
  'mail:order-paid': 'shop',
  'mail:shipping-instructions': 'shop',
  'mail:dropoff-instructions': 'shop',
  'mail:status-received': 'shop',
  'mail:status-in-progress': 'shop',
  'mail:status-shipped': 'shop',
  'mail:status-canceled': 'shop',
  'mail:drawing-won': 'shop',
  'mail:message': 'shop',
} as const satisfies Record<MailKind, 'visitor' | 'shop'>;

/** What a row's data holds when the owner caused it. */
export const BY_OWNER = { by: 'owner' } as const;

/** What the row of an order holds that the owner entered for its customer. */
export const ENTERED_BY_OWNER = { entered: 'owner' } as const;

/** What the row of an order's confirmation holds once the payment that it waited for has come. */
export const WITH_PAYMENT = { paid: 'yes' } as const;

/** The keys of an order's confirmation: of the event that it was placed, and of the mails to its customer and to the owner. */
export function confirmationKeys(orderId: string): { event: string; customer: string; owner: string } {
  const event = `${orderId}:order-received`;
  return { event, customer: `${event}:customer`, owner: `${event}:owner` };
}

/** Whether a mail about an order tells of its payment as well. */
export function isWithPayment({ paid }: Record<string, string>): boolean {
  return paid === WITH_PAYMENT.paid;
}

/** Whether an order was entered by the owner, by what its row holds. */
export function isEnteredByOwner({ entered }: Record<string, string>): boolean {
  return entered === ENTERED_BY_OWNER.entered;
}

/** Whether the owner caused what waits in the outbox. */
export function isByOwner({ by }: Record<string, string>): boolean {
  return by === BY_OWNER.by;
}

/** Whether something in the outbox goes to whatever address a visitor has typed. */
export function isVisitorsMail(kind: OutboxKind, data: Record<string, string>): boolean {
  const mail = Object.entries(CAUSE).find(([name]) => name === kind);
  return mail?.[1] === 'visitor' && !isByOwner(data);
}

/** What is mailed about an order's status (rule 12.2); the other statuses are not news to a customer. */
export const STATUS_MAIL = {
  received: 'mail:status-received',
  'in-progress': 'mail:status-in-progress',
  shipped: 'mail:status-shipped',
  canceled: 'mail:status-canceled',
} as const satisfies Partial<Record<OrderStatus, OutboxKind>>;
/** A status that its customer is told of. */
export type MailedStatus = keyof typeof STATUS_MAIL;

/** Whether a customer is told of a status. */
export function isMailedStatus(status: string): status is MailedStatus {
  return Object.hasOwn(STATUS_MAIL, status);
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
