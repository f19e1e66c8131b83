import { type Mutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useErrorEnd } from '../ui/toast';

/** Removes an error notice once a later change succeeds. */
export function ErrorEnd() {
  const queryClient = useQueryClient();
  const { told, outlive } = useErrorEnd();
  useEffect(() => {
    const lastNotified = new WeakMap<Mutation, number>();
    return queryClient.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      const { mutation, action } = event;
      if (action.type === 'pending') lastNotified.set(mutation, told());
      if (action.type === 'success') outlive(lastNotified.get(mutation) ?? 0);
    });
  }, [queryClient, told, outlive]);
  return null;
}
