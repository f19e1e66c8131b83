import { LINE_MAX, oneLine } from '#domain/customers/typed-text';
import { isListDay, PAGE_MAX } from '#domain/lists/list-fields';

// These read a list's parameters from the URL. Invalid values count as absent. Without zod, because the dashboard's first screen needs them.

export type ListParams = Readonly<Record<string, string | undefined>>;
type Param = string | undefined;

export const SEARCH_MAX = LINE_MAX;

export function page(value: Param): number {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= PAGE_MAX ? number : 1;
}

export function line(value: Param): string | undefined {
  const text = oneLine(value ?? '').trim();
  return text.length > 0 && text.length <= LINE_MAX ? text : undefined;
}

export function oneOf<Value extends string>(values: readonly Value[], value: Param): Value | undefined {
  return values.find((each) => each === value);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function day(value: Param): string | undefined {
  return value && DAY.test(value) && isListDay(value) && isOnCalendar(value) ? value : undefined;
}

/** False for February 30, which dates move to March. */
function isOnCalendar(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
