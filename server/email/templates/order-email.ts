import type { EmailKind } from '#domain/email/outbox';
import type { Order } from '../../../payload-types';
import type { EmailContent, EmailSender } from './email-content';
import type { EmailedOrder } from './emailed-order';

/** What an outbox row holds besides its kind. */
export type RowData = Record<string, string>;

/** 'later' waits for what's queued before it's stored; false drops the email. */
export type Held = boolean | 'later';

/** An email about an order: what it says, and whether it still holds when it's due. */
export interface OrderEmail {
  content: (order: EmailedOrder, sender: EmailSender, stored: Order, data: RowData) => EmailContent;
  holds?: (stored: Order, data: RowData) => Held;
  /** Queued before the order is stored. */
  awaitsOrder?: boolean;
}

export type OrderEmails = { [Kind in EmailKind]?: OrderEmail };
