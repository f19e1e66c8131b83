import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useClearError } from '../ui/toast';

/** Removes an error notice once a later change succeeds. */
export function ClearErrors() {
  const queryClient = useQueryClient();
  const { latestId, clearErrorsUpTo } = useClearError();
  useEffect(() => {
    const lastNotified = new WeakMap<Mutation, number>();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { mutation, action } = event;
      if (action.type === 'pending') lastNotified.set(mutation, latestId());
      if (action.type === 'success') clearErrorsUpTo(lastNotified.get(mutation) ?? 0);
    });
  }, [queryClient, latestId, clearErrorsUpTo]);
  return null;
}
