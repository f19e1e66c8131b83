import { dayOf, daysLater } from './ready-by-days';

const ON_THE_WAY_DAYS = 4;

/** The day a glove ordered now should get here, for 'Here by Fri, Nov 27' (rule 15.4). */
export function hereBy(now: Date): string {
  return daysLater(dayOf(now), ON_THE_WAY_DAYS);
}
