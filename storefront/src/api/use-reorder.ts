import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { Ordered } from '#domain/catalogue/places';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { inOrder, placesOf, refreshAfterLast } from './reorder';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

interface Reorder<Entry> {
  /** The entries as they are known, in the shop's order. */
  stored: readonly Entry[];
  /** What their list is kept under. */
  key: QueryKey;
  /** The call that puts them in order, and its body with their places. */
  path: string;
  body: (places: Ordered[]) => object;
}

/** Puts a list's entries in the order of ids, shown at once; several orders are sent one after the other. */
export function useReorder<Entry extends { id: string }>({ stored, key, path, body }: Reorder<Entry>) {
  const queryClient = useQueryClient();
  return useOptimistic({
    stored,
    show: inOrder<Entry>,
    meta: OWNER,
    mutationKey: [...key, 'reorder'],
    mutationFn: (ids: readonly string[]) => api.post(path, body(placesOf(ids)), changedAnswer),
    onSuccess(_answer, ids) {
      queryClient.setQueryData<Entry[]>(key, (entries) => entries && inOrder(entries, ids));
    },
    onSettled: () => refreshAfterLast(queryClient, key),
  });
}
