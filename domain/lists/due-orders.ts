import { DUE_WEEK_DAYS, type DueSpan, daysLater } from '../orders/ready-by-days';
import type { FieldFilter } from '../pages/editor-address';
import { PENDING_ORDERS } from './what-waits';

/** Open orders by how they stand to their day (rule 15.4), as filters of a list of orders. */
export function ordersDue(span: DueSpan, today: string): readonly FieldFilter[] {
  const week = daysLater(today, DUE_WEEK_DAYS);
  const days: Record<DueSpan, readonly FieldFilter[]> = {
    overdue: [{ readyTo: { less_than_equal: daysLater(today, -1) } }],
    week: [{ readyTo: { greater_than_equal: today } }, { readyTo: { less_than_equal: week } }],
    later: [{ readyTo: { greater_than_equal: daysLater(week, 1) } }],
  };
  return [...PENDING_ORDERS, ...days[span]];
}
