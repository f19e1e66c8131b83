import { eachOf, keysOf } from '../words/keys-of';

interface OutboxEvent {
  /** Shown to the owner in 'Outgoing email'. */
  label: string;
}

interface OutboxEmail extends OutboxEvent {
  to: 'customer' | 'owner' | 'staff';
  /** 'visitor' if anyone can trigger it by typing an address. It's limited then (decision 009), unless the owner caused it. */
  cause: 'visitor' | 'shop';
}

const KINDS = {
  'order-received': { label: 'Event: order placed' },
  'order-paid': { label: 'Event: order paid' },
  'order-status': { label: 'Event: order changed' },
  'order-search': { label: 'Event: order lookup' },
  message: { label: 'Event: message sent' },
  audit: { label: 'Event: audit log entry' },
  push: { label: 'Event: notification' },
  'push:device': { label: 'Notification to a device' },
  'text:received': { label: 'Text: glove arrived' },
  'text:extra-work': { label: 'Text: extra work waiting' },
  'text:shipped': { label: 'Text: ready or shipped' },
  'mail:order-received': { label: 'Order received', to: 'customer', cause: 'visitor' },
  'mail:new-order': { label: 'New order (to you)', to: 'owner', cause: 'shop' },
  'mail:payment-received': { label: 'Payment received', to: 'customer', cause: 'visitor' },
  'mail:order-paid': { label: 'Order paid (to you)', to: 'owner', cause: 'shop' },
  'mail:shipping-instructions': { label: 'Shipping instructions', to: 'customer', cause: 'shop' },
  'mail:dropoff-instructions': { label: 'Drop-off instructions', to: 'customer', cause: 'shop' },
  'mail:status-received': { label: 'Glove arrived', to: 'customer', cause: 'shop' },
  'mail:status-in-progress': { label: 'Work has started', to: 'customer', cause: 'shop' },
  'mail:status-shipped': { label: 'Order shipped', to: 'customer', cause: 'shop' },
  'mail:status-canceled': { label: 'Order canceled', to: 'customer', cause: 'shop' },
  'mail:track-link': { label: 'Link to the order', to: 'customer', cause: 'visitor' },
  'mail:message-on-order': { label: 'Message about the order', to: 'customer', cause: 'shop' },
  'mail:message-to-shop': { label: 'Message about an order (to you)', to: 'owner', cause: 'shop' },
  'mail:reply-held': { label: 'Reply from another address (to you)', to: 'owner', cause: 'shop' },
  'mail:text-problem': { label: "Texts don't arrive (to you)", to: 'owner', cause: 'shop' },
  'mail:ready-later': { label: 'New date', to: 'customer', cause: 'shop' },
  'mail:refunded': { label: 'Refund sent', to: 'customer', cause: 'shop' },
  'mail:refund-failed': { label: 'Refund failed (to you)', to: 'owner', cause: 'shop' },
  'mail:payment-problem': { label: 'Payment problem (to you)', to: 'owner', cause: 'shop' },
  'mail:label-found': { label: 'Label found (to you)', to: 'owner', cause: 'shop' },
  'mail:reminder': { label: 'Payment reminder', to: 'customer', cause: 'shop' },
  'mail:last-reminder': { label: 'Final payment reminder', to: 'customer', cause: 'shop' },
  'mail:extra-work': { label: 'Extra work proposed', to: 'customer', cause: 'shop' },
  'mail:extra-work-reminder': { label: 'Extra work reminder', to: 'customer', cause: 'shop' },
  'mail:extra-work-expired': { label: 'Extra work expired', to: 'customer', cause: 'shop' },
  'mail:extra-work-withdrawn': { label: 'Extra work withdrawn', to: 'customer', cause: 'shop' },
  'mail:extra-work-accepted': { label: 'Extra work accepted (to you)', to: 'owner', cause: 'shop' },
  'mail:extra-work-declined': { label: 'Extra work declined (to you)', to: 'owner', cause: 'shop' },
  'mail:extra-work-unanswered': { label: 'Extra work unanswered (to you)', to: 'owner', cause: 'shop' },
  'mail:package-delivered': { label: 'Package delivered', to: 'customer', cause: 'shop' },
  'mail:package-trouble': { label: 'Package returned or failed', to: 'customer', cause: 'shop' },
  'mail:package-trouble-to-shop': {
    label: 'Package returned or failed (to you)',
    to: 'owner',
    cause: 'shop',
  },
  'mail:review-request': { label: 'Review request', to: 'customer', cause: 'shop' },
  'mail:new-review': { label: 'New review (to you)', to: 'owner', cause: 'shop' },
  'mail:care-reminder': { label: 'Care reminder', to: 'customer', cause: 'shop' },
  'mail:question': { label: 'Question (to you)', to: 'owner', cause: 'shop' },
  'mail:question-received': { label: 'Question received', to: 'customer', cause: 'visitor' },
  'mail:question-answered': { label: 'Answer to a question', to: 'customer', cause: 'shop' },
  'mail:welcome': { label: 'Welcome', to: 'customer', cause: 'visitor' },
  'mail:password-reset': { label: 'Password reset', to: 'customer', cause: 'visitor' },
  'mail:confirm-email': { label: 'Confirm new email', to: 'customer', cause: 'visitor' },
  'mail:email-changed': { label: 'Email changed (to the old address)', to: 'customer', cause: 'visitor' },
  'mail:staff-invitation': { label: 'Staff invitation', to: 'staff', cause: 'shop' },
  'mail:security': { label: 'Security alerts (to you)', to: 'owner', cause: 'shop' },
  'mail:health': { label: 'Shop health (to you)', to: 'owner', cause: 'shop' },
  'mail:test': { label: 'Test email (to you)', to: 'owner', cause: 'shop' },
  'mail:drawing-won': { label: 'Drawing won', to: 'customer', cause: 'shop' },
  'mail:message': { label: 'Message', to: 'customer', cause: 'shop' },
} as const satisfies { [email: `mail:${string}`]: OutboxEmail; [event: string]: OutboxEvent | OutboxEmail };
export type OutboxKind = keyof typeof KINDS;
export type EmailKind = Extract<OutboxKind, `mail:${string}`>;

export type CustomerEmail = {
  [Kind in EmailKind]: (typeof KINDS)[Kind]['to'] extends 'customer' ? Kind : never;
}[EmailKind];

export const OUTBOX_KINDS = keysOf(KINDS);

export const OUTBOX_KIND_LABEL = eachOf(OUTBOX_KINDS, (kind) => KINDS[kind].label);

/** Whether an email goes to the owner. */
export function isToOwner(kind: OutboxKind): boolean {
  return isEmail(kind) && KINDS[kind].to === 'owner';
}

function isEmail(kind: OutboxKind): kind is EmailKind {
  return kind.startsWith('mail:');
}

/** Emails to customers with words that a person at the shop typed. The shop itself writes all the others. */
const TYPED: readonly OutboxKind[] = ['mail:message-on-order', 'mail:question-answered', 'mail:message'];

export function isTyped(kind: OutboxKind): boolean {
  return TYPED.includes(kind);
}

/** The start of an email's stored error if its address was permanently refused. */
export const REFUSED_ADDRESS = 'The mail server rejected this address';

export const BY_OWNER = { by: 'owner' } as const;

export const ENTERED_BY_OWNER = { entered: 'owner' } as const;

/** The row data of an order confirmation that waited for its payment. */
export const WITH_PAYMENT = { paid: 'yes' } as const;

/** The outbox keys of an order's confirmation: the event, and the emails to the customer and the owner. */
export function confirmationKeys(orderId: string): { event: string; customer: string; owner: string } {
  const event = `${orderId}:order-received`;
  return { event, customer: `${event}:customer`, owner: `${event}:owner` };
}

export function isWithPayment({ paid }: Record<string, string>): boolean {
  return paid === WITH_PAYMENT.paid;
}

export function isEnteredByOwner({ entered }: Record<string, string>): boolean {
  return entered === ENTERED_BY_OWNER.entered;
}

export function isByOwner({ by }: Record<string, string>): boolean {
  return by === BY_OWNER.by;
}

export function isVisitorsEmail(kind: OutboxKind, data: Record<string, string>): boolean {
  return isEmail(kind) && KINDS[kind].cause === 'visitor' && !isByOwner(data);
}

export const OUTBOX_STATUS_LABEL = {
  pending: 'Waiting',
  running: 'Sending',
  sent: 'Sent',
  dropped: 'Not needed',
  failed: 'Failed',
} as const;
export type OutboxStatus = keyof typeof OUTBOX_STATUS_LABEL;
export const OUTBOX_STATUSES = keysOf(OUTBOX_STATUS_LABEL);
