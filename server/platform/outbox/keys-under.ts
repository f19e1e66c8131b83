import type { Where } from 'payload';

/** The filter for the rows of the outbox whose keys start like this; '~' sorts after every character that keys have. */
export function keysUnder(start: string): Where[] {
  return [{ key: { greater_than: start } }, { key: { less_than: `${start}~` } }];
}
