import type { QueryClient } from '@tanstack/react-query';
import type { CheckAnswer } from '#domain/customers/session-contract';

export const CUSTOMER_KEY = ['/api', 'customer'] as const;
export const CHECK_KEY = [...CUSTOMER_KEY, 'check'] as const;
export const OWNER_CHECK_KEY = ['/api', 'admin', 'check'] as const;

type CheckKey = typeof CHECK_KEY | typeof OWNER_CHECK_KEY;

/** Cancels a check that's already running, because it would bring back the old answer. */
function setSession(queryClient: QueryClient, queryKey: CheckKey, session: CheckAnswer): void {
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<CheckAnswer>(queryKey, session);
}

/** Stores that a customer signed in and drops another customer's data. */
export function markCustomerSignedIn(queryClient: QueryClient): void {
  setCustomer(queryClient, { isAuthenticated: true });
}

/** Stores that the customer signed out and drops their data. */
export function markCustomerSignedOut(queryClient: QueryClient): void {
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
  session?: 'owner';
  /** The URL that the query reads, if its key doesn't say. */
  address?: string;
  /** On the server, turns a response into the query's data. A page of a list is an object with its entries and their total. */
  take?: (answer: unknown) => Promise<unknown>;
}

export const OWNER = { session: 'owner' } as const satisfies CallMeta;

export function isOwnerSignedOut(queryClient: QueryClient): boolean {
  return queryClient.getQueryData<CheckAnswer>(OWNER_CHECK_KEY)?.isAuthenticated === false;
}

/** Stores that the owner signed out and drops the owner's data. */
export function markOwnerSignedOut(queryClient: QueryClient): void {
  setSession(queryClient, OWNER_CHECK_KEY, { isAuthenticated: false });
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.session === 'owner' });
}
