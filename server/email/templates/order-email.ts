import type { EmailKind } from '#domain/email/outbox';
import type { Order } from '../../../payload-types';
import type { EmailContent, EmailSender } from './email-content';
import type { EmailedOrder } from './emailed-order';

export type RowData = Record<string, string>;

/** 'later' keeps the email until its data is stored. False drops it. */
export type ShouldSend = boolean | 'later';

export interface OrderEmail {
  content: (order: EmailedOrder, sender: EmailSender, stored: Order, data: RowData) => EmailContent;
  shouldSend?: (stored: Order, data: RowData) => ShouldSend;
  awaitsOrder?: boolean;
  /** Fields of the order to update once the email is sent. */
  keeps?: (stored: Order, data: RowData) => Partial<Order> | null;
}

export type OrderEmails = { [Kind in EmailKind]?: OrderEmail };
