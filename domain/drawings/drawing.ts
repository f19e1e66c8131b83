import { z } from 'zod';
import { requiredLine } from '../customers/person';

/** A new shop's prize and day of the month (rule 13.1). */
export const DRAWING_DEFAULTS = { prize: 'A free glove relacing', day: 1 } as const;

const LAST_DAY = 28;
const NO_DAY = `Enter a day from 1 to ${LAST_DAY}`;

export const drawingPrize = requiredLine(3, 'Enter the prize');
export const drawingDay = z.int(NO_DAY).min(1, NO_DAY).max(LAST_DAY, NO_DAY);

/** How many days late we still hold a drawing, for example after the server was down. */
const GRACE_DAYS = 3;

/** The month ('2026-11') whose drawing is due at a moment (UTC), or null. */
export function dueDrawing(now: Date, day: number): string | null {
  const today = now.getUTCDate();
  if (today < day || today > day + GRACE_DAYS) return null;
  return now.toISOString().slice(0, 'YYYY-MM'.length);
}
