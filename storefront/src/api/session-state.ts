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

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: CallMeta;
    mutationMeta: CallMeta;
  }
}

interface CallMeta extends Record<string, unknown> {
  /** Whose session the call needs, when its address does not say. */
  session?: 'owner';
}

/** Goes with every read and change that needs the owner's session. */
export const OWNER = { session: 'owner' } as const satisfies CallMeta;

export const OWNER_CHECK_KEY = ['/api', 'admin', 'check'] as const;

/** Takes note that the owner has signed in. */
export function rememberOwner(queryClient: QueryClient): void {
  queryClient.setQueryData<CheckAnswer>(OWNER_CHECK_KEY, { isAuthenticated: true });
}

/** Whether the owner was found to be signed in no more. */
export function isOwnerSignedOut(queryClient: QueryClient): boolean {
  return queryClient.getQueryData<CheckAnswer>(OWNER_CHECK_KEY)?.isAuthenticated === false;
}

/** Takes note that the owner is signed in no more, and keeps nothing of what only the owner may see. */
export function forgetOwner(queryClient: QueryClient): void {
  queryClient.setQueryData<CheckAnswer>(OWNER_CHECK_KEY, { isAuthenticated: false });
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.session === 'owner' });
}
