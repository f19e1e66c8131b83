/** Times of day on the shop's clock, as 'HH:MM'. If `from` is later than `to`, the hours go past midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** Returns a time of day on the day that's `days` after a moment's day. */
type AtTime = (moment: Date, days: number, time: string) => Date;

const onServersClock: AtTime = (moment, days, time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days, hours, minutes);
};

/** Returns when the current quiet hours end, in this time zone or the server's. Null outside quiet hours. */
export function quietUntil(
  moment: Date,
  quiet: QuietHours | null,
  atTime: AtTime = onServersClock,
): Date | null {
  if (!quiet) return null;
  // Quiet hours can have started yesterday or today.
  for (const day of [-1, 0]) {
    const start = atTime(moment, day, quiet.from);
    const end = atTime(moment, quiet.to > quiet.from ? day : day + 1, quiet.to);
    if (moment >= start && moment < end) return end;
  }
  return null;
}
