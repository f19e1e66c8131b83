import { dayOf, formatDate, formatMonthDay } from '#domain/orders/ready-by-days';
import { useServing } from '../first-paint/use-served';

interface DayProps {
  /** A moment, as the API tells it. */
  at: string;
  withYear?: boolean;
}

/** The day of a moment where the visitor is; until the page is alive, which the server has drawn without knowing where, by UTC. */
export function Day({ at, withYear = false }: DayProps) {
  const isServing = useServing();
  const day = isServing ? at.slice(0, 10) : dayOf(new Date(at));
  return <time dateTime={at}>{withYear ? formatDate(day) : formatMonthDay(day)}</time>;
}
