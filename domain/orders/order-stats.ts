import { z } from 'zod';
import { cents } from '../wire/wire';

const count = z.int().min(0);

export const orderStats = z.object({
  total: count,
  pending: count,
  thisWeek: count,
  /** Totals of paid orders minus refunds. */
  revenue: cents,
  /** Since `weekStart`: new pending orders, and revenue in cents. */
  newPending: count,
  newRevenue: cents,
  /** Created in the 7 days before the last 7. */
  weekBefore: count,
});
export type OrderStats = z.infer<typeof orderStats>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The start of 'This Week', as ISO 8601 (rule 1.5). */
export function weekStart(now: Date): string {
  return new Date(now.getTime() - WEEK_MS).toISOString();
}

/** The start of the week before, as ISO 8601. */
export function weekBeforeStart(now: Date): string {
  return weekStart(new Date(now.getTime() - WEEK_MS));
}
