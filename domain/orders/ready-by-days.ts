import { DAY_MS } from '../wire/durations';
import { formatDay } from '../words/days';
import type { ReadyEstimate } from './ready-by';

/** First and last day a glove may be ready (rule 15.4), 'YYYY-MM-DD' in the server's time zone. */
export interface ReadyBy {
  from: string;
  to: string;
}

/** A moment's day in the server's time zone. */
export function dayOf(moment: Date): string {
  const [month, date] = [moment.getMonth() + 1, moment.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${moment.getFullYear()}-${month}-${date}`;
}

export function daysLater(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return dayOf(new Date(year, month - 1, date + days, 12));
}

/** The number of days between two days, negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

export function readyByFrom(arrival: string, { minDays, maxDays }: ReadyEstimate): ReadyBy {
  return { from: daysLater(arrival, minDays), to: daysLater(arrival, maxDays) };
}

export function readyByOf({
  readyFrom,
  readyTo,
}: {
  readyFrom?: string | null;
  readyTo?: string | null;
}): ReadyBy | null {
  return readyFrom && readyTo ? { from: readyFrom, to: readyTo } : null;
}

/** "Fri, Dec 11", or "Fri, Dec 18 to Mon, Dec 21". */
export function formatReadyBy({ from, to }: ReadyBy): string {
  return from === to ? formatDay(to) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** 'week' is due within seven days, today included. */
export const DUE_SPANS = ['overdue', 'today', 'week', 'later'] as const;
export type DueSpan = (typeof DUE_SPANS)[number];

export const DUE_WEEK_DAYS = 7;

/** "Due Fri, Dec 11", "Due today" or "Overdue 3 days" (rule 15.4). */
export function formatDue(to: string, today: string): string {
  const days = daysBetween(today, to);
  if (days < 0) return `Overdue ${days === -1 ? '1 day' : `${-days} days`}`;
  return days === 0 ? 'Due today' : `Due ${formatDay(to)}`;
}
