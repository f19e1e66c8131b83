import { WEEKDAYS, weekdayOf } from '../words/days';
import { daysLater, type ReadyBy } from './ready-by-days';

/** When the bench works (rule 28.1). Without it, pages show the plain turnaround. */
export interface BenchDays {
  /** 0 is off. */
  glovesPerDay: number;
  /** 'Mon, Tue, Wed, Thu, Fri'. */
  workingDays: string;
  /** First and last day, as ISO 8601; without a last day it's one day. */
  closedDays: { from: string; to: string | null }[];
}

/** How many days we look ahead. After that the bench counts as open, so a typo in a closed day can't break a page. */
const DAYS_MAX = 3650;

const dayPart = (moment: string) => moment.slice(0, 'YYYY-MM-DD'.length);

/** Parses the weekdays in a text like 'mon, Tue', sorted from Monday. Null if it has none or anything else. */
export function parseWeekdays(text: string): string[] | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const named = words.map((word) =>
    WEEKDAYS.find((weekday) => word.slice(0, 3).toLowerCase() === weekday.toLowerCase()),
  );
  if (named.length === 0 || named.includes(undefined)) return null;
  const [sunday = '', ...others] = WEEKDAYS;
  return [...others, sunday].filter((weekday) => named.includes(weekday));
}

export function isWorkingDay({ workingDays, closedDays }: BenchDays, day: string): boolean {
  if (!parseWeekdays(workingDays)?.includes(weekdayOf(day))) return false;
  return !closedDays.some(({ from, to }) => day >= dayPart(from) && day <= dayPart(to ?? from));
}

/** Returns the day the bench finishes this many gloves if it starts on `start`. */
function dayDone(bench: BenchDays, start: string, gloves: number): string {
  let left = gloves;
  for (let days = 0; days < DAYS_MAX; days += 1) {
    const day = daysLater(start, days);
    if (!isWorkingDay(bench, day)) continue;
    left -= bench.glovesPerDay;
    if (left <= 0) return day;
  }
  return daysLater(start, DAYS_MAX);
}

interface BenchQuestion {
  bench: BenchDays;
  today: string;
  arrival: string;
  minDays: number;
  maxDays: number;
  ahead: number;
  gloves: number;
}

/** When gloves are ready: on a working day, after those ahead, and not before the turnaround (rule 28.2). */
export function benchReadyBy({
  bench,
  today,
  arrival,
  minDays,
  maxDays,
  ahead,
  gloves,
}: BenchQuestion): ReadyBy {
  const turnaround = { from: daysLater(arrival, minDays), to: daysLater(arrival, maxDays) };
  if (bench.glovesPerDay === 0) return turnaround;
  const afterQueue = dayDone(bench, today, ahead + gloves);
  const ownWork = dayDone(bench, arrival, gloves);
  const openFrom = (day: string) =>
    dayDone(
      bench,
      [day, afterQueue, ownWork].reduce((last, each) => (each > last ? each : last)),
      0,
    );
  return { from: openFrom(turnaround.from), to: openFrom(turnaround.to) };
}

/** An order's place in line. An order that hasn't been placed has no time and comes last. */
interface QueuedOrder {
  id?: string;
  createdAt?: string;
  isRush?: boolean | null;
}

/** Whether the bench works on an order before another: rush orders first, then by when they were placed (rule 28.2). */
export function isAhead(one: QueuedOrder, other: QueuedOrder): boolean {
  if (Boolean(one.isRush) !== Boolean(other.isRush)) return Boolean(one.isRush);
  if (one.createdAt === undefined || other.createdAt === undefined) return other.createdAt === undefined;
  // Decides between orders placed at the same time.
  return one.createdAt === other.createdAt
    ? (one.id ?? '') < (other.id ?? '')
    : one.createdAt < other.createdAt;
}
