import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Ordered } from '#domain/catalogue/places';

/** The positions of ids in this order, counted from 1. */
export function placesOf(ids: readonly string[]): Ordered[] {
  return ids.map((id, index) => ({ id, sortOrder: index + 1 }));
}

/** Entries in the order of ids; others, added elsewhere meanwhile, come last. */
export function inOrder<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ id }: Entry) => places.get(id) ?? ids.length;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Fetches everything under a key again once the last of several changes with that key is answered. Nobody waits for it: the
 * changes are shown already.
 */
export function refreshAfterLast(queryClient: QueryClient, key: QueryKey): void {
  // The one that was just answered still counts as running.
  if (queryClient.isMutating({ mutationKey: key }) <= 1)
    void queryClient.invalidateQueries({ queryKey: key });
}
