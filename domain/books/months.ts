import { dayOf, daysLater } from '../orders/ready-by-days';

/** Books have months of this millennium. */
export const FIRST_MONTH = '2000-01';
export const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** A moment's month, in the server's time zone (rule 15.4). */
export function monthOf(moment: Date): string {
  return dayOf(moment).slice(0, 'yyyy-mm'.length);
}

export function monthsLater(month: string, months: number): string {
  return monthOf(startOf(month, months));
}

interface Span {
  start: string;
  end: string;
}

/** The first and last moment of a month, in the server's time zone. */
export function monthSpan(month: string): Span {
  return {
    start: startOf(month).toISOString(),
    end: new Date(startOf(month, 1).getTime() - 1).toISOString(),
  };
}

/** The days of a month, first to last. */
export function daysOf(month: string): string[] {
  const [first, after] = [dayOf(startOf(month)), dayOf(startOf(month, 1))];
  const days: string[] = [];
  for (let day = first; day !== after; day = daysLater(day, 1)) days.push(day);
  return days;
}

/** Returns the months from one to another, both included, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = last; month >= first; month = monthsLater(month, -1)) months.push(month);
  return months;
}

function startOf(month: string, plus = 0): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(year, number - 1 + plus, 1);
}
