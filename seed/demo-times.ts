/** Opening hours by day of the week, from the example settings (`SHOP_FACTS.openingHours`). */
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
 * Returns a moment when the shop was open, this many days ago; `part` is how far into its day, 0 to 1. A
 * closed day, or one that hasn't come that far, becomes the open day before.
 */
export function atShop(now: Date, daysAgo: number, part: number): Date {
  for (let back = daysAgo; ; back += 1) {
    const hours = OPEN[dayAt(now, back, 0).getDay()];
    const moment = hours && dayAt(now, back, hours[0] + (hours[1] - hours[0]) * part);
    if (moment && moment < now) return moment;
  }
}

/** A moment in a customer's day, 7 am to 10 pm, this many days ago. For today it's an hour ago. */
export function atHome(now: Date, daysAgo: number, part: number): Date {
  return daysAgo === 0 ? new Date(now.getTime() - 60 * 60 * 1000) : dayAt(now, daysAgo, 7 + 15 * part);
}
