import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorEnd } from '../ui/toast';

/** Removes an error notice once a later change succeeds, even if that shows no notice. */
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
