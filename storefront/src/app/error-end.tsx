import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorEnd } from '../ui/toast';

/** An error that was told does not outlive the change that succeeds after it, also where that has no words of its own. */
export function ErrorEnd() {
  const queryClient = useQueryClient();
  const outlive = useErrorEnd();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        outlive(event.mutation.state.submittedAt);
      }),
    [queryClient, outlive],
  );
  return null;
}
