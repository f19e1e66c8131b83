import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change to what a query read. The query is read again even after a refusal, because something else may have changed first. */
export function useRereadingChange<Sent, Answer>(
  queryKey: QueryKey,
  mutationFn: (sent: Sent) => Promise<Answer>,
) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey }) });
}
