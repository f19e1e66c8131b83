import { dayOf, daysLater } from './ready-by-days';

/** Days for a glove to get to the shop if ordered today. */
const ON_THE_WAY_DAYS = 4;

/** The day by which the glove of an order that is placed now is here, for 'Here by Fri, Nov 27' (rule 15.4). */
export function hereBy(now: Date): string {
  return daysLater(dayOf(now), ON_THE_WAY_DAYS);
}
