import { z } from 'zod';
import { cents } from '../wire/wire';

const count = z.int().min(0);

export const orderStats = z.object({
  total: count,
  pending: count,
  thisWeek: count,
  /** Totals of paid orders minus refunds. */
  revenue: cents,
  /** Since `weekStart` in `weeks.ts`: new pending orders, and revenue in cents. */
  newPending: count,
  newRevenue: cents,
  /** Created in the 7 days before the last 7. */
  weekBefore: count,
});
export type OrderStats = z.infer<typeof orderStats>;
