import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './client';
import { serveReads } from './served-reads';
import { CUSTOMER_KEY, markCustomerSignedOut, markOwnerSignedOut } from './session-state';

/** Offline, a call fails. By default, it would wait and go out minutes later. */
const ONCE = { retry: false, networkMode: 'always' } as const;

/**
 * Fetches data (rule 2.7) without retries, staleness, or automatic refetching. If any call finds that the session has expired, the whole
 * page updates. `reads` are the responses that came with the page, by path.
 */
export function createQueryClient(reads: Record<string, unknown> = {}): QueryClient {
  function notice(error: unknown, { key, session }: { key?: readonly unknown[]; session?: 'owner' }): void {
    if (!isSignedOut(error)) return;
    const isCustomers = CUSTOMER_KEY.every((part, index) => key?.[index] === part);
    if (isCustomers) markCustomerSignedOut(queryClient);
    if (session === 'owner') markOwnerSignedOut(queryClient);
  }

  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey, meta }) => notice(error, { key: queryKey, session: meta?.session }),
    }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { options }) =>
        notice(error, { key: options.mutationKey, session: options.meta?.session }),
    }),
    defaultOptions: {
      queries: {
        ...ONCE,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      mutations: ONCE,
    },
  });
  serveReads(queryClient, reads);
  return queryClient;
}
