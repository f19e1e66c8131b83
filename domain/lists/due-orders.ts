import { DUE_WEEK_DAYS, type DueSpan, daysLater } from '../orders/ready-by-days';
import type { FieldFilter } from '../pages/editor-address';
import { PENDING_ORDERS } from './waiting';

/** List filters for open orders by due date (rule 15.4). */
export function ordersDue(span: DueSpan, today: string): readonly FieldFilter[] {
  const week = daysLater(today, DUE_WEEK_DAYS);
  const days: Record<DueSpan, readonly FieldFilter[]> = {
    overdue: [{ readyTo: { less_than_equal: daysLater(today, -1) } }],
    today: [{ readyTo: { equals: today } }],
    week: [{ readyTo: { greater_than_equal: today } }, { readyTo: { less_than_equal: week } }],
    later: [{ readyTo: { greater_than_equal: daysLater(week, 1) } }],
  };
  return [...PENDING_ORDERS, ...days[span]];
}
