import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Fetches what a key begins with anew, once the last of several changes under way has its answer; the changes carry the
 * key too. Nobody waits for it: what was changed is shown already.
 */
export function refreshAfterLast(queryClient: QueryClient, key: QueryKey): void {
  // The one that has just been answered still counts.
  if (queryClient.isMutating({ mutationKey: key }) <= 1)
    void queryClient.invalidateQueries({ queryKey: key });
}
