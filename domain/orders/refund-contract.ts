import { z } from 'zod';
import { text } from '../customers/person';
import { cents, documentId, timestamp, version } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { LEDGER_ENTRY_STATUSES } from './ledger';
import { PAID_HOW, RECORDED_HOW } from './paid-how';
import { REFUND_METHODS } from './refunds';

export const REASON_MAX = 500;

const amount = z.int(MESSAGES.refundAmount).min(1, MESSAGES.refundAmount);
const method = z.enum(REFUND_METHODS, MESSAGES.refundMethod);
/** For refunds that the shop makes by hand. PayPal sends its refunds back to the original payment method. */
const how = z.enum(RECORDED_HOW, MESSAGES.refundHow).default('cash');
const reason = text
  .pipe(z.string().max(REASON_MAX, MESSAGES.reasonTooLong))
  .nullish()
  .transform((said) => said || null);
const notify = z.boolean().default(false);

/** POST /api/orders/:id/refunds: money in cents (rule 16.5). */
export const refundRequest = z.object({
  amount,
  method,
  /** How the money was refunded, if the method is 'recorded'. */
  how,
  /** Also sent to the customer if `notify` is set. */
  reason,
  notify,
  /** The payment to refund, for example a double payment. By default, the payments that count toward the order. */
  captureId: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id || null),
});
export type RefundRequestInput = z.input<typeof refundRequest>;
export type RefundRequest = z.output<typeof refundRequest>;

export const refundAnswer = z.object({ id: documentId, status: z.enum(LEDGER_ENTRY_STATUSES) });
export type RefundAnswer = z.infer<typeof refundAnswer>;

/** A refund as the owner sees it. It has no reason if it was made on PayPal's site. */
export const refundView = z.object({
  id: z.string(),
  at: timestamp,
  /** The requested and the actual refund, in cents. */
  amount: cents,
  refunded: cents,
  status: z.enum(LEDGER_ENTRY_STATUSES),
  how: z.enum(PAID_HOW),
  reason: z.nullable(z.string()),
  isCounted: z.boolean(),
  captureIds: z.array(z.string()),
});
export type RefundView = z.infer<typeof refundView>;

/** What can still be refunded on an order, in cents. */
export const refundLimitsView = z.object({
  total: cents,
  paypal: cents,
  captures: z.array(z.object({ captureId: z.string(), amount: cents, isCounted: z.boolean() })),
});

export const cancelRequest = z.object({
  /** The refund to make with it. Missing or null means none. */
  refund: z
    .object({ amount, method, how })
    .nullish()
    .transform((refund) => refund ?? null),
  /** Shown on the order's page, and emailed if `notify` is set. */
  reason,
  notify,
});
export type CancelRequestInput = z.input<typeof cancelRequest>;
export type CancelRequest = z.output<typeof cancelRequest>;

export const cancelAnswer = z.object({
  version,
  refund: z.nullable(refundAnswer),
});
export type CancelAnswer = z.infer<typeof cancelAnswer>;
