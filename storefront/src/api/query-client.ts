import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isSignedOut } from './client';
import { CUSTOMER_KEY, forgetCustomer } from './customer-session';

/**
 * Data fetching as spec 9 has it: no retries, never stale, nothing fetched again on its own. Whichever of the customer's
 * calls learns that the session has ended, all that shows the customer learns it too.
 */
export function createQueryClient(): QueryClient {
  function notice(error: unknown, key: readonly unknown[] | undefined): void {
    const isCustomers = CUSTOMER_KEY.every((part, index) => key?.[index] === part);
    if (isCustomers && isSignedOut(error)) forgetCustomer(queryClient);
  }

  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => notice(error, queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { options }) => notice(error, options.mutationKey),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
  return queryClient;
}
