import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminLoginAnswer, loginAnswer } from '#domain/customers/account-contract';
import type { AdminLoginRequest } from '#domain/staff/staff-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { sessionQueries } from './session';
import { markOwnerSignedOut, OWNER } from './session-state';

/** Returns a function that stores who signed in, with their permissions from the server. */
export function useStorePerson() {
  const queryClient = useQueryClient();
  const check = sessionQueries.admin();
  return async () => {
    await queryClient.cancelQueries(check);
    await queryClient.fetchQuery({ ...check, staleTime: 0 });
  };
}

/** Signs in owner or staff. Wrong credentials or a missing code return `success: false`. */
export function useOwnerLogin() {
  const store = useStorePerson();
  return useMutation({
    mutationFn: (login: AdminLoginRequest) => api.post('/api/admin/login', login, adminLoginAnswer),
    async onSuccess({ success }) {
      if (success) await store();
    },
  });
}

/** Signs the owner out, here and in the editor. */
export function useOwnerLogout() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: () => api.post('/api/admin/logout', {}, changedAnswer),
    onSuccess: () => markOwnerSignedOut(queryClient),
  });
}

/** Fetches again what the dashboard shows, because nothing does that on its own (rule 2.7). */
export function useRefreshOwnersData() {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey, meta }) =>
        meta?.session === 'owner' ||
        ['services', 'lace-colors', 'work-gallery'].includes(String(queryKey[1])),
    });
}

/** Sets the password of an invited person. An expired link returns `success: false`. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: (input: { token: string; newPassword: string }) =>
      api.post('/api/admin/invitation', input, loginAnswer),
  });
}
