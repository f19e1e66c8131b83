import type { QueryClient, QueryKey } from '@tanstack/react-query';
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

/**
 * Fetches what a key begins with anew, once the last of several changes under way has its answer; the changes carry the
 * key too. Nobody waits for it: what was changed is shown already.
 */
export function refreshAfterLast(queryClient: QueryClient, key: QueryKey): void {
  // The one that has just been answered still counts.
  if (queryClient.isMutating({ mutationKey: key }) <= 1)
    void queryClient.invalidateQueries({ queryKey: key });
}
