import { z } from 'zod';
import { cents } from '../wire/wire';

const count = z.int().min(0);

export const orderStats = z.object({
  total: count,
  pending: count,
  thisWeek: count,
  /** Totals of paid orders minus refunds. */
  revenue: cents,
  /** What came in since `weekStart` (`weeks.ts`): pending orders, and revenue in cents. */
  newPending: count,
  newRevenue: cents,
  /** Orders placed in the week before the last seven days. */
  weekBefore: count,
});
export type OrderStats = z.infer<typeof orderStats>;
