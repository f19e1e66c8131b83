import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { changedAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { changeVersioned, type Versioned, withEntry } from './change-versioned';
import { api, type Parser } from './client';
import { useOwnersChange } from './owners-calls';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

interface Switchable extends Versioned {
  active?: 0 | 1;
}

interface OwnersList<Entry> {
  key: readonly string[];
  schema: Parser<Entry[]>;
  path?: string;
  places?: string;
  alsoStale?: readonly QueryKey[];
}

/** Hooks that change a list's entries, each based on the version the person saw. @throws `ConflictError` */
export function ownersList<Entry extends Switchable, Changes extends object>({
  key,
  schema,
  path = key.join('/'),
  places = 'orders',
  alsoStale = [],
}: OwnersList<Entry>) {
  const read = () => api.get(key.join('/'), schema);
  const find = (entries: Entry[], id: string) => entries.find((entry) => entry.id === id);
  const change = ({ seen, changes }: { seen: Entry; changes: Changes }) =>
    changeVersioned({
      path: `${path}/${seen.id}`,
      body: changes,
      seen,
      newest: async () => find(await read(), seen.id),
    });
  return {
    useChange: () => useOwnersChange({ stale: [key, ...alsoStale] }, change),

    useSwitch({ id, active }: Entry, changesTo: (active: boolean) => Changes) {
      const queryClient = useQueryClient();
      return useOptimistic({
        stored: active === 1,
        show: (_current, value: boolean) => value,
        meta: OWNER,
        mutationKey: [...key, 'switch', id],
        async mutationFn(value) {
          const seen = find(queryClient.getQueryData<Entry[]>(key) ?? (await read()), id);
          if (!seen) throw new Error(`${id} isn't in the list`);
          return change({ seen, changes: changesTo(value) });
        },
        onSuccess(version, value) {
          queryClient.setQueryData<Switchable[]>(key, (entries) =>
            withEntry(entries, id, { active: toFlag(value), version }),
          );
        },
        onSettled: () => refreshAfterLast(queryClient, key),
      });
    },

    useReorder(stored: readonly Entry[]) {
      const queryClient = useQueryClient();
      return useOptimistic({
        stored,
        show: inOrder<Entry>,
        meta: OWNER,
        mutationKey: [...key, 'reorder'],
        mutationFn(ids: readonly string[]) {
          const ordered = ids.map((id, index) => ({ id, sortOrder: index + 1 }));
          return api.post(`${path}/reorder`, { [places]: ordered }, changedAnswer);
        },
        onSuccess(_answer, ids) {
          queryClient.setQueryData<Entry[]>(key, (entries) => entries && inOrder(entries, ids));
        },
        onSettled: () => refreshAfterLast(queryClient, key),
      });
    },
  };
}

/** Sorts entries by these IDs. Entries added elsewhere come last. */
export function inOrder<Entry extends { id: string }>(
  entries: readonly Entry[],
  ids: readonly string[],
): Entry[] {
  const positionOf = ({ id }: Entry) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Fetches everything under a key again after the last of several changes. The changes already show. */
export function refreshAfterLast(queryClient: QueryClient, key: QueryKey): void {
  // The change that was just answered still counts as running.
  if (queryClient.isMutating({ mutationKey: key }) <= 1)
    void queryClient.invalidateQueries({ queryKey: key });
}
