/** The shop as header, footer and page titles name it. */
export const SHOP_NAME = 'The Glove Shop';

/** A number of days in words: "14 days". */
export function formatDays(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
