/** When texts may go out, as the owner typed it, and the shop's time zone. If the zone is empty, the server's is used. */
export interface TextHours {
  textsFrom: string;
  textsUntil: string;
  timeZone: string | null;
}

export const TEXT_HOURS: TextHours = { textsFrom: '8 am', textsUntil: '9 pm', timeZone: null };

const TIME = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i;

/** Parses a typed time like '8 am' or '9:30 pm' to 'HH:MM'. Null if it isn't a time. */
export function timeOfDay(typed: string): string | null {
  const [, hours, minutes = '00', half = ''] = TIME.exec(typed.trim()) ?? [];
  if (!hours) return null;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Formats a typed time the American way. */
export function formatTypedTime(typed: string): string {
  const [, hours = '', minutes, half = ''] = TIME.exec(typed.trim()) ?? [];
  const shown = minutes && minutes !== '00' ? `:${minutes}` : '';
  return `${Number(hours)}${shown} ${half.toLowerCase()}m`;
}

/** The server's time zone, like 'America/New_York'. It's the shop's clock. */
export const serverTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether this machine knows a time zone like 'America/New_York'. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
