import { WEEK_MS } from '../wire/durations';

/** The start of 'This Week', as ISO 8601 (rule 1.5). */
export function weekStart(now: Date): string {
  return new Date(now.getTime() - WEEK_MS).toISOString();
}

/** The start of the week before, as ISO 8601. */
export function weekBeforeStart(now: Date): string {
  return weekStart(new Date(now.getTime() - WEEK_MS));
}
