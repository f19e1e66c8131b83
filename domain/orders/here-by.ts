import { dayOf, daysLater } from './ready-by-days';

/** Days that a parcel, or the way to the shop, takes when somebody orders today. */
const ON_THE_WAY_DAYS = 4;

/** The day by which the glove of an order that is placed now is here, for 'Here by Fri Nov 27' (rule 15.4). */
export function hereBy(now: Date): string {
  return daysLater(dayOf(now), ON_THE_WAY_DAYS);
}
