import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loginAnswer } from '#domain/customers/account-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { sessionQueries } from './session';
import { forgetOwner, OWNER } from './session-state';

interface Credentials {
  /** Of staff; the owner types a password alone. */
  email?: string;
  password: string;
}

/** Signs somebody of the shop in; wrong credentials are an answer with `success: false`. */
export function useOwnerLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => api.post('/api/admin/login', credentials, loginAnswer),
    async onSuccess({ success }) {
      if (!success) return;
      // Who it is, and what they may do, is for the shop to say.
      const check = sessionQueries.admin();
      await queryClient.cancelQueries(check);
      await queryClient.fetchQuery({ ...check, staleTime: 0 });
    },
  });
}

/** Ends the owner's session, here and in the editor. */
export function useOwnerLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: () => api.post('/api/admin/logout', {}, changedAnswer),
    onSuccess: () => forgetOwner(queryClient),
  });
}

/** Fetches again what the dashboard shows; nothing is refetched by itself (rule 2.7). */
export function useRefreshOwnersData() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        meta?.session === 'owner' ||
        ['services', 'lace-colors', 'work-gallery'].includes(String(queryKey[1])),
    });
}
