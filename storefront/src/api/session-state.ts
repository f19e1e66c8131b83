import type { QueryClient } from '@tanstack/react-query';
import type { CheckAnswer } from '#domain/customers/session-contract';

/** The first parts of the key of every read and change of the signed-in customer. */
export const CUSTOMER_KEY = ['/api', 'customer'] as const;
/** Whether a customer is signed in, as the shop last answered. */
export const CHECK_KEY = [...CUSTOMER_KEY, 'check'] as const;
export const OWNER_CHECK_KEY = ['/api', 'admin', 'check'] as const;

type CheckKey = typeof CHECK_KEY | typeof OWNER_CHECK_KEY;

/** Notes what is known of a session by now: an answer under way was asked for before, and would say what has been. */
function setSession(queryClient: QueryClient, queryKey: CheckKey, session: CheckAnswer): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<CheckAnswer>(queryKey, session);
}

/** Notes that a customer has signed in, and drops what was read for another. */
export function rememberCustomer(queryClient: QueryClient): void {
  setCustomer(queryClient, { isAuthenticated: true });
}

/** Notes that the customer is signed out, and drops what was read for them. */
export function forgetCustomer(queryClient: QueryClient): void {
  setCustomer(queryClient, { isAuthenticated: false });
}

function setCustomer(queryClient: QueryClient, session: CheckAnswer): void {
  setSession(queryClient, CHECK_KEY, session);
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
  /** Whose session the call needs, if its key doesn't say. */
  session?: 'owner';
}

/** Goes with every read and change that needs the owner's session. */
export const OWNER = { session: 'owner' } as const satisfies CallMeta;

/** Whether the owner's session was found ended. */
export function isOwnerSignedOut(queryClient: QueryClient): boolean {
  return queryClient.getQueryData<CheckAnswer>(OWNER_CHECK_KEY)?.isAuthenticated === false;
}

/** Notes that the owner is signed out, and drops what only the owner may see. */
export function forgetOwner(queryClient: QueryClient): void {
  setSession(queryClient, OWNER_CHECK_KEY, { isAuthenticated: false });
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.session === 'owner' });
}
