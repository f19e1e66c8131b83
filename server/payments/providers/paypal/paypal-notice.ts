import { z } from 'zod';
import { providerId } from '#domain/payments/payment-contract';

/** The kinds of notices that the shop works through. */
const NOTICE_KINDS = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.PENDING',
  'PAYMENT.CAPTURE.DENIED',
  'PAYMENT.CAPTURE.DECLINED',
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
] as const;

/** A notice of PayPal, as far as the shop reads it. */
export const paypalNotice = z.object({
  id: z.string().min(1).max(200),
  event_type: z.enum(NOTICE_KINDS),
  resource: z.object({
    // Of an order, a capture or a refund.
    id: z.string().regex(/^[\w.-]{1,64}$/),
    custom_id: z.string().optional(),
    amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: providerId.optional() }).optional() })
      .optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  }),
});
/** Whether a notice is of a kind that the shop works through, whatever else it holds. */
export const noticeOfKnownKind = z.object({ event_type: z.enum(NOTICE_KINDS), id: z.unknown() });
export type PaypalNotice = z.infer<typeof paypalNotice>;
