import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type AdminLoginRequest, adminLoginAnswer } from '#domain/customers/account-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { forgetOwner, OWNER, rememberOwner } from './session-state';

/** Signs the owner in; a wrong password or a missing code is an answer with `success: false`. */
export function useOwnerLogin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (login: AdminLoginRequest) => api.post('/api/admin/login', login, adminLoginAnswer),
    onSuccess({ success }) {
      if (success) rememberOwner(queryClient);
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
