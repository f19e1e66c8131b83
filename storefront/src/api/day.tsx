import { dayOf } from '#domain/orders/ready-by-days';
import { formatDate, formatMonthDay } from '#domain/words/days';
import { useServing } from '../first-paint/use-served';

interface DayProps {
  /** ISO 8601. */
  at: string;
  withYear?: boolean;
}

/** A day in the visitor's time zone. Until hydration it's in UTC, as the server rendered it. */
export function Day({ at, withYear = false }: DayProps) {
  const isServing = useServing();
  const day = isServing ? at.slice(0, 10) : dayOf(new Date(at));
  return <time dateTime={at}>{withYear ? formatDate(day) : formatMonthDay(day)}</time>;
}
