import { z } from 'zod';
import { cents } from '../wire/wire';

const count = z.int().min(0);

/** The dashboard's four stat cards (rule 7.7): counts of orders, and the revenue in cents. */
export const orderStats = z.object({
  total: count,
  /** Of the statuses in PENDING_STATUSES. */
  pending: count,
  thisWeek: count,
  /** Totals of paid orders minus refunds. */
  revenue: cents,
  /** What is new of them since `weekStart`: orders that are pending, and revenue in cents. */
  newPending: count,
  newRevenue: cents,
  /** Created in the 7 days before the last 7. */
  weekBefore: count,
});
export type OrderStats = z.infer<typeof orderStats>;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The moment from which on an order counts for 'This Week', as ISO 8601 (rule 1.5). */
export function weekStart(now: Date): string {
  return new Date(now.getTime() - WEEK_MS).toISOString();
}

/** The moment from which on an order counted for the week before. */
export function weekBeforeStart(now: Date): string {
  return weekStart(new Date(now.getTime() - WEEK_MS));
}
