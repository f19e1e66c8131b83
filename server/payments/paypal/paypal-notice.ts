import { z } from 'zod';

/** A notice of PayPal, as far as the shop reads it. */
export const paypalNotice = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().max(200),
  resource: z.object({
    id: z.string(),
    amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  }),
});
export type PaypalNotice = z.infer<typeof paypalNotice>;
