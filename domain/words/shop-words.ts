import { plural } from './plural';

export const SHOP_NAME = 'The Glove Shop';
export const SHOP_TAGLINE = 'Relacing, repair, and restoration of baseball gloves';

/** Formats a number of days: "14 days". */
export function formatDays(days: number): string {
  return plural(days, { one: '1 day', other: `${days} days` });
}
