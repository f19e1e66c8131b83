import { LINE_MAX, oneLine } from '#domain/customers/typed-text';
import { isListDay, PAGE_MAX } from '#domain/lists/list-fields';

// These read a list's parameters from the URL. An invalid value counts as none. They don't use zod, to keep it out of the dashboard's
// first load.

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

export function day(value: Param): string | undefined {
  return value && isListDay(value) ? value : undefined;
}
