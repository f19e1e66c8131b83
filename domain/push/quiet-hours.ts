import { TZDate } from '@date-fns/tz';

/** Times of day on the shop's clock, 'HH:MM'. `from` may be later than `to`: quiet over midnight. */
export interface QuietHours {
  from: string;
  to: string;
}

/** The moment `days` after a moment's day, at a time of day. */
function atTime(moment: Date, days: number, time: string, zone: string | undefined): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (!zone)
    return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days, hours, minutes);
  const there = new TZDate(moment, zone);
  const day = there.getDate() + days;
  return new Date(new TZDate(there.getFullYear(), there.getMonth(), day, hours, minutes, zone).getTime());
}

/** When the quiet hours a moment falls into end, in a time zone or the server's. Null if it's not quiet then. */
export function quietUntil(moment: Date, quiet: QuietHours | null, zone?: string): Date | null {
  if (!quiet) return null;
  // Those that started yesterday, and today's.
  for (const day of [-1, 0]) {
    const start = atTime(moment, day, quiet.from, zone);
    const end = atTime(moment, quiet.to > quiet.from ? day : day + 1, quiet.to, zone);
    if (moment >= start && moment < end) return end;
  }
  return null;
}
