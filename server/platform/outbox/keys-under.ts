import type { Where } from 'payload';

/** Matches outbox keys with this start; "~" sorts after everything in a key. */
export function keysUnder(start: string): Where[] {
  return [{ key: { greater_than: start } }, { key: { less_than: `${start}~` } }];
}
