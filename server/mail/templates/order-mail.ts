import type { MailKind } from '#domain/mail/outbox';
import type { Order } from '../../../payload-types';
import type { Letter, MailSender } from './letter';
import type { MailedOrder } from './mailed-order';

/** What an outbox row holds besides its kind. */
export type RowData = Record<string, string>;

/** 'later' waits for what's queued before it's stored; false drops the email. */
export type Held = boolean | 'later';

/** An email about an order: what it says, and whether it still holds when it's due. */
export interface OrderMail {
  letter: (order: MailedOrder, sender: MailSender, stored: Order, data: RowData) => Letter;
  holds?: (stored: Order, data: RowData) => Held;
  /** Queued before the order is stored. */
  awaitsOrder?: boolean;
}

export type OrderMails = { [Kind in MailKind]?: OrderMail };
