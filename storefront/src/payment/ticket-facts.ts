import { z } from 'zod';
import { DELIVERY_METHODS } from '#domain/orders/delivery';

const cents = z.int().min(0);

/** What an order's ticket shows, with amounts in cents. */
export const ticketFacts = z.object({
  lines: z.array(
    z.object({
      key: z.string(),
      serviceName: z.string(),
      laceColorName: z.string().nullable(),
      price: cents,
    }),
  ),
  totals: z.object({
    subtotal: cents,
    discountAmount: cents,
    shippingCharge: cents,
    rushCharge: cents.optional(),
    total: cents,
  }),
  discountCode: z.string().nullable(),
  /** Null until it's chosen. Until then, the total has no shipping. */
  deliveryMethod: z.enum(DELIVERY_METHODS).nullable(),
  /** Null before the order is placed, and if the glove is picked up. */
  shippingAddress: z.string().nullable(),
  estimate: z.object({ minDays: z.int(), maxDays: z.int() }),
  /** When the glove is ready, if the shop gives a date. */
  readyBy: z.object({ from: z.string(), to: z.string() }).optional(),
  scarceLaceColors: z.array(z.string()),
});
export type TicketFacts = z.infer<typeof ticketFacts>;
export type TicketLine = TicketFacts['lines'][number];
