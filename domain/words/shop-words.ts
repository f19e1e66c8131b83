/** A new shop's name, and what it does in a line, until its owner says otherwise. */
export const SHOP_NAME = 'The Glove Shop';
export const SHOP_TAGLINE = 'Relacing, repair and restoration of baseball gloves';

/** A number of days in words: "14 days". */
export function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
