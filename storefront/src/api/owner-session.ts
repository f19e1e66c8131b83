import type { QueryClient } from '@tanstack/react-query';
import type { CheckAnswer } from '#domain/customers/session-contract';

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
