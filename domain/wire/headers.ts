/** How many entries of a list match, across all pages. */
export const TOTAL_HEADER = 'X-Total-Count';
