/** Hours that the shop is open, by the day of the week: those of its example settings (`SHOP_FACTS.openingHours`). */
const OPEN: readonly (readonly [from: number, to: number] | null)[] = [
  null,
  null,
  [10, 18],
  [10, 18],
  [10, 18],
  [10, 18],
  [9, 14],
];

const dayAt = (now: Date, daysAgo: number, hours: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 0, Math.round(hours * 60));

/**
 * A moment at which the shop was open, so many days ago: `part` of its day, from 0 to 1. A day that it was closed, or
 * that isn't as far yet, stands for the open day before.
 */
export function atShop(now: Date, daysAgo: number, part: number): Date {
  for (let back = daysAgo; ; back += 1) {
    const hours = OPEN[dayAt(now, back, 0).getDay()];
    const moment = hours && dayAt(now, back, hours[0] + (hours[1] - hours[0]) * part);
    if (moment && moment < now) return moment;
  }
}

/** A moment in somebody's day, from 7 am to 10 pm, so many days ago; today it is an hour ago. */
export function atHome(now: Date, daysAgo: number, part: number): Date {
  return daysAgo === 0 ? new Date(now.getTime() - 60 * 60 * 1000) : dayAt(now, daysAgo, 7 + 15 * part);
}
