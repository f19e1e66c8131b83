/** The header that says how many entries of a list match, on however many pages. */
export const TOTAL_HEADER = 'X-Total-Count';
