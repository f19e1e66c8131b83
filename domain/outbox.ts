/** What waits in the outbox: an event to turn into mails, or one mail. */
export const OUTBOX_KINDS = [
  'order-received',
  'mail:order-received',
  'mail:new-order',
  'mail:payment-received',
  'mail:password-reset',
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

export const OUTBOX_STATUSES = ['pending', 'running', 'sent', 'dropped', 'failed'] as const;
