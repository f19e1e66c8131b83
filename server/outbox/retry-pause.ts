const FIRST_MS = 5_000;
const LONGEST_MS = 60 * 60 * 1000;

/** After this many tries a mail is 'failed' and waits for the owner: about a day and a half. */
export const ATTEMPTS_MAX = 40;

/** The pause in ms before the next try: it doubles from 5 s up to an hour. */
export function retryPause(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
