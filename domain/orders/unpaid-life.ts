import { DAY_MS, HOUR_MS, MINUTE_MS } from '../wire/durations';

/** How long an order's emails wait for its payment, in ms (rule 15.9). */
export const EMAILS_WAIT_MS = 15 * MINUTE_MS;

/** The owner's settings for unpaid orders. 0 means never. */
export interface UnpaidSettings {
  reminderHours: number;
  closeAfterDays: number;
}

export const UNPAID_DEFAULTS: UnpaidSettings = { reminderHours: 24, closeAfterDays: 14 };

interface Waiting {
  createdAt: string;
  reminders?: number | null;
  remindedAt?: string | null;
}

export const LAST_REMINDER = 2;
export type UnpaidStep = 'remind' | 'remind-last' | 'close';

/** How long we still catch up on a late step, in ms. Older unpaid orders are up to the owner. */
const FOLLOWED_MS = 30 * DAY_MS;

/** When the oldest orders we still follow up on were placed. */
export function followUpSince({ reminderHours, closeAfterDays }: UnpaidSettings, now: Date): Date {
  const span = Math.max(reminderHours * HOUR_MS, closeAfterDays * DAY_MS);
  return new Date(now.getTime() - span - FOLLOWED_MS);
}

/** What to do about an unpaid order now, or null. It's canceled at least a day after its last reminder. */
export function unpaidStep(
  { createdAt, reminders, remindedAt }: Waiting,
  { reminderHours, closeAfterDays }: UnpaidSettings,
  now: Date,
): UnpaidStep | null {
  if (Date.parse(createdAt) < followUpSince({ reminderHours, closeAfterDays }, now).getTime()) return null;
  const sent = reminders ?? 0;
  const age = now.getTime() - Date.parse(createdAt);
  const closes = closeAfterDays * DAY_MS;
  if (closeAfterDays > 0 && sent >= LAST_REMINDER) {
    const warned = remindedAt ? now.getTime() - Date.parse(remindedAt) : 0;
    return age >= closes && warned >= DAY_MS ? 'close' : null;
  }
  if (closeAfterDays > 0 && age >= closes - DAY_MS) return 'remind-last';
  return reminderHours > 0 && sent === 0 && age >= reminderHours * HOUR_MS ? 'remind' : null;
}
