/** The opening hours by day of the week, as in the example settings (`SHOP_FACTS.openingHours`). */
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

/** A moment when the shop was open, this many days ago or earlier, `part` (0 to 1) of the way through the day. */
export function atShop(now: Date, daysAgo: number, part: number): Date {
  for (let back = daysAgo; ; back += 1) {
    const hours = OPEN[dayAt(now, back, 0).getDay()];
    const moment = hours && dayAt(now, back, hours[0] + (hours[1] - hours[0]) * part);
    if (moment && moment < now) return moment;
  }
}

/** Returns a moment between 7 am and 10 pm, this many days ago. Today, it's an hour ago. */
export function atHome(now: Date, daysAgo: number, part: number): Date {
  return daysAgo === 0 ? new Date(now.getTime() - 60 * 60 * 1000) : dayAt(now, daysAgo, 7 + 15 * part);
}
