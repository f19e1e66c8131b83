import { dayOf, daysBetween } from '#domain/orders/ready-by-days';
import { formatDate, formatTime } from '#domain/words/days';
import * as texts from './shared-texts';

/** On the server, which doesn't know the reader's time zone, a space as wide as a date. */
const UNKNOWN = '\u2007'.repeat(texts.today.length * 2);

/** Formats a time (ISO 8601) in the reader's time zone: 'May 04, 2026' (rule 1.4). */
export function adminDate(moment: string): string {
  return import.meta.env.SSR ? UNKNOWN : formatDate(dayOf(new Date(moment))).replace(/ (\d),/, ' 0$1,');
}

/** Formats a time with the time of day, and with names for the last two days: 'Today, 2:14 PM'. */
export function adminMoment(moment: string, now = new Date()): string {
  if (import.meta.env.SSR) return UNKNOWN;
  const at = new Date(moment);
  const ago = daysBetween(dayOf(at), dayOf(now));
  const day = ago === 0 ? texts.today : ago === 1 ? texts.yesterday : adminDate(moment);
  return `${day}, ${formatTime(`${at.getHours()}:${at.getMinutes()}`)}`;
}

/** The same within a sentence: 'today, 2:14 PM'. */
export const momentWithin = (moment: string, now?: Date) =>
  adminMoment(moment, now).replace(/^(Today|Yesterday)/, (day) => day.toLowerCase());
