import type { QueryClient } from '@tanstack/react-query';
import type { CheckAnswer } from '#domain/customers/session-contract';

/** What every read and change of the signed-in customer begins with. */
export const CUSTOMER_KEY = ['/api', 'customer'] as const;
/** Whether a customer is signed in, as the shop last answered. */
export const CHECK_KEY = [...CUSTOMER_KEY, 'check'] as const;

/** Takes note that a customer has signed in: what was known of another one goes. */
export function rememberCustomer(queryClient: QueryClient): void {
  setSession(queryClient, { isAuthenticated: true });
}

/** Takes note that nobody is signed in any more, and keeps nothing of who was. */
export function forgetCustomer(queryClient: QueryClient): void {
  setSession(queryClient, { isAuthenticated: false });
}

function setSession(queryClient: QueryClient, session: CheckAnswer): void {
  queryClient.setQueryData<CheckAnswer>(CHECK_KEY, session);
  queryClient.removeQueries({
    queryKey: CUSTOMER_KEY,
    predicate: ({ queryKey }) => queryKey[CUSTOMER_KEY.length] !== 'check',
  });
}
