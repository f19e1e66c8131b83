/** A new shop's name and tagline. */
export const SHOP_NAME = 'The Glove Shop';
export const SHOP_TAGLINE = 'Relacing, repair and restoration of baseball gloves';

/** Formats a number of days: "14 days". */
export function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
