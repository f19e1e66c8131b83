import { TZDate } from '@date-fns/tz';
import { quietUntil } from '#domain/push/quiet-hours';
import { type TextHours, timeOfDay } from '#domain/shop-settings/text-hours';

/** Returns when a text may go out: null for now, otherwise the next morning on the shop's clock (rule 34.6). */
export function textsWaitUntil(now: Date, { textsFrom, textsUntil, timeZone }: TextHours): Date | null {
  const quiet = { from: timeOfDay(textsUntil) ?? NIGHT, to: timeOfDay(textsFrom) ?? MORNING };
  // If both times are equal, texts go out all day.
  if (quiet.from === quiet.to) return null;
  return quietUntil(now, quiet, timeZone ? clockOf(timeZone) : undefined);
}

// A stored time that can't be parsed ends up here.
const MORNING = '08:00';
const NIGHT = '21:00';

const clockOf = (zone: string) => (moment: Date, days: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const there = new TZDate(moment, zone);
  const at = new TZDate(there.getFullYear(), there.getMonth(), there.getDate() + days, hours, minutes, zone);
  return new Date(at.getTime());
};
