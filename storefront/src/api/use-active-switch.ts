import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { toFlag } from '#domain/wire/wire';
import { withEntry } from './change-seen';
import { refreshAfterLast } from './reorder';
import { OWNER } from './session-state';
import { useOptimistic } from './use-optimistic';

/** An entry of a list of the owner's that is on offer or not. */
interface Switchable {
  id: string;
  version: number;
  active: 0 | 1;
}

interface ActiveSwitch<Entry extends Switchable> {
  entry: Entry;
  /** Key of the list in memory. */
  queryKey: QueryKey;
  /** The list in memory, fetched where it is not. */
  list: () => Promise<readonly Entry[]>;
  /** Sends the change of an entry as it was seen; answers its new version. */
  send: (seen: Entry, active: boolean) => Promise<number>;
}

/** Switches an entry on or off; several clicks are sent one after the other. Throws a `ChangedMeanwhile`. */
export function useActiveSwitch<Entry extends Switchable>({
  entry: { id, active },
  queryKey,
  list,
  send,
}: ActiveSwitch<Entry>) {
  const queryClient = useQueryClient();
  return useOptimistic({
    stored: active === 1,
    show: (_shown, wanted: boolean) => wanted,
    meta: OWNER,
    mutationKey: [...queryKey, 'switch', id],
    async mutationFn(wanted) {
      const seen = (await list()).find((entry) => entry.id === id);
      if (!seen) throw new Error(`${id} is not in the list`);
      return send(seen, wanted);
    },
    onSuccess(version, wanted) {
      queryClient.setQueryData<Switchable[]>(queryKey, (entries) =>
        withEntry(entries, id, { active: toFlag(wanted), version }),
      );
    },
    onSettled: () => refreshAfterLast(queryClient, queryKey),
  });
}
