import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { sessionView } from '#domain/own-account/own-account-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api, readAs } from './client';
import { OWNER } from './session-state';

export type AccountKind = 'customer' | 'admin';

const metaOf = (kind: AccountKind) => (kind === 'admin' ? OWNER : undefined);

/** Where the user is signed in. Throws a 401 without a session. */
export const sessionListQuery = (kind: AccountKind) =>
  queryOptions({
    queryKey: ['/api', kind, 'sessions'],
    queryFn: readAs(async () => z.array(sessionView)),
    meta: metaOf(kind),
  });

/** Signs out one of the user's other sessions by ID, or all of them if null. */
export function useSignOutSession(kind: AccountKind) {
  const queryClient = useQueryClient();
  const { queryKey } = sessionListQuery(kind);
  return useMutation({
    mutationKey: ['/api', kind],
    meta: metaOf(kind),
    mutationFn: (id: string | null) => api.delete([...queryKey, id].filter(Boolean).join('/'), changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
