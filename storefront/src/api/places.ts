import type { Ordered } from '#domain/catalogue/places';

/** The places that ids in this order get, counted from 1. */
export function placesOf(ids: readonly string[]): Ordered[] {
  return ids.map((id, index) => ({ id, sortOrder: index + 1 }));
}

/** Entries in the order of ids; those that are not named, added elsewhere meanwhile, come last. */
export function inOrder<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? ids.length;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}
