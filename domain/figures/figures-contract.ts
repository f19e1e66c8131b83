import { z } from 'zod';
import { cents, documentId } from '../wire/wire';

const count = z.int().min(0);

/** Seven days in the server's time zone, both ends included. */
const week = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  orders: count,
  /** Paid and refunded, in cents, as in the books (rule 16.10). */
  paid: z.int(),
  refunded: cents,
});
export type FigureWeek = z.infer<typeof week>;

export const figures = z.object({
  /** The last twelve weeks, oldest first. The last one ends today. */
  weeks: z.array(week),
  /** Average days a glove spent here, for orders shipped in these weeks. Null if there are none. */
  bench: z.object({ orders: count, days: z.nullable(z.number().min(0)) }),
  services: z.array(z.object({ serviceId: z.nullable(documentId), gloves: count })),
  /** Shipping charged and label costs in the months of these weeks, newest first, as in the books (rule 27.8). Missing without labels. */
  shipping: z.optional(
    z.array(
      z.object({
        month: z.string(),
        earned: z.int(),
        labels: z.int(),
        refunded: z.int(),
      }),
    ),
  ),
  rushOrders: z.optional(count),
});
export type Figures = z.infer<typeof figures>;
