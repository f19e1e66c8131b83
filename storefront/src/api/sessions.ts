import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { sessionView } from '#domain/own-account/own-account-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api, readAs } from './client';
import { OWNER } from './session-state';

/** Whose sessions: the signed-in customer's or dashboard user's. */
export type Whose = 'customer' | 'admin';

const metaOf = (whose: Whose) => (whose === 'admin' ? OWNER : undefined);

/** Where the own account is signed in; throws a 401 without a session. */
export const sessionListQuery = (whose: Whose) =>
  queryOptions({
    queryKey: ['/api', whose, 'sessions'],
    queryFn: readAs(async () => z.array(sessionView)),
    meta: metaOf(whose),
  });

/** Ends one of the other own sessions, by its id, or with null all of them. */
export function useEndSession(whose: Whose) {
  const queryClient = useQueryClient();
  const { queryKey } = sessionListQuery(whose);
  return useMutation({
    mutationKey: ['/api', whose],
    meta: metaOf(whose),
    mutationFn: (id: string | null) => api.delete([...queryKey, id].filter(Boolean).join('/'), changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
