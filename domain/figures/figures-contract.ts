import { z } from 'zod';
import { cents, documentId } from '../wire/wire';

const count = z.int().min(0);

/** Seven days of the shop's calendar, both ends included. */
const week = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  orders: count,
  /** Paid and refunded, in cents, as the books count them (rule 16.10). */
  paid: z.int(),
  refunded: cents,
});
export type FigureWeek = z.infer<typeof week>;

/** GET /api/admin/figures (rule 21.1). */
export const figures = z.object({
  /** The last twelve weeks, oldest first; the last one ends today. */
  weeks: z.array(week),
  /** How long a glove is with the shop: the average of the orders shipped in these weeks, in days; null where there are none. */
  bench: z.object({ orders: count, days: z.nullable(z.number().min(0)) }),
  /** How many gloves of these weeks' orders had which service, the most first. */
  services: z.array(z.object({ serviceId: z.nullable(documentId), gloves: count })),
});
export type Figures = z.infer<typeof figures>;
