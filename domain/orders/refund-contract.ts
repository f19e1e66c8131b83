import { z } from 'zod';
import { text } from '../customers/person';
import { cents, documentId, timestamp, version } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { MOVEMENT_STATUSES } from './movements';
import { PAID_HOW, RECORDED_HOW } from './paid-how';
import { REFUND_METHODS } from './refunds';

export const REASON_MAX = 500;

const amount = z.int(MESSAGES.refundAmount).min(1, MESSAGES.refundAmount);
const method = z.enum(REFUND_METHODS, MESSAGES.refundMethod);
/** Of what is given back by hand; what the provider gives back goes the way it came. */
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
  /** How it is given back where the method is 'recorded'. */
  how,
  /** For the customer as well, where `notify` is asked for. */
  reason,
  /** Whether the customer is mailed once it has succeeded. */
  notify,
  /** The payment it is taken from, such as one that was paid twice; whatever paid the order when left out. */
  captureId: z
    .string()
    .max(64)
    .nullish()
    .transform((id) => id || null),
});
export type RefundRequestInput = z.input<typeof refundRequest>;
export type RefundRequest = z.output<typeof refundRequest>;

/** What becomes of a refund: done, with the provider, or refused by it. */
export const refundAnswer = z.object({ id: documentId, status: z.enum(MOVEMENT_STATUSES) });
export type RefundAnswer = z.infer<typeof refundAnswer>;

/** A refund of an order as its owner reads it; one made in the provider's pages has no reason. */
export const refundView = z.object({
  id: z.string(),
  at: timestamp,
  /** What was to be given back, and what is, in cents. */
  amount: cents,
  refunded: cents,
  status: z.enum(MOVEMENT_STATUSES),
  how: z.enum(PAID_HOW),
  reason: z.nullable(z.string()),
  isCounted: z.boolean(),
  captureIds: z.array(z.string()),
});
export type RefundView = z.infer<typeof refundView>;

/** What of an order can still be given back, in cents. */
export const refundLimitsView = z.object({
  total: cents,
  paypal: cents,
  captures: z.array(z.object({ captureId: z.string(), amount: cents, isCounted: z.boolean() })),
});

/** POST /api/orders/:id/cancel (rule 16.8). */
export const cancelRequest = z.object({
  /** What is given back with it; nothing when left out or null. */
  refund: z
    .object({ amount, method, how })
    .nullish()
    .transform((refund) => refund ?? null),
  /** Told the customer on the order's page, and by mail where `notify` is asked for. */
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
