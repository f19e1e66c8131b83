/** Times of day on the shop's clock, 'HH:MM'. `from` may be later than `to`: quiet over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** The moment `days` after a moment's day, at a time of day. */
type AtTime = (moment: Date, days: number, time: string) => Date;

const onServersClock: AtTime = (moment, days, time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days, hours, minutes);
};

/** When the quiet hours a moment falls into end, on a clock or the server's. Null if it's not quiet then. */
export function quietUntil(
  moment: Date,
  quiet: QuietHours | null,
  atTime: AtTime = onServersClock,
): Date | null {
  if (!quiet) return null;
  // Those that started yesterday, and today's.
  for (const day of [-1, 0]) {
    const start = atTime(moment, day, quiet.from);
    const end = atTime(moment, quiet.to > quiet.from ? day : day + 1, quiet.to);
    if (moment >= start && moment < end) return end;
  }
  return null;
}
