import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CheckAnswer } from '#domain/customers/session-contract';
import { CHECK_KEY, markCustomerSignedIn, markCustomerSignedOut } from '../api/session-state';
import { isSignedIn, onOtherTabChange, storeSignedIn } from './signed-in';

/** Keeps the stored session state in sync with the server's answers. It asks only if someone was signed in. */
export function SessionSync() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopKeeping = queryClient.getQueryCache().subscribe(() => storeAnswer(queryClient));
    const stopListening = onOtherTabChange((signedIn) => {
      if (signedIn) markCustomerSignedIn(queryClient);
      else markCustomerSignedOut(queryClient);
    });
    if (isSignedIn()) void requestSession(queryClient);
    return () => {
      stopKeeping();
      stopListening();
    };
  }, [queryClient]);
  return null;
}

/** Its code loads only if it's needed. Offline, the stored answer stays. */
async function requestSession(queryClient: QueryClient): Promise<void> {
  const session = await import('../api/session').catch(() => null);
  if (session) await queryClient.prefetchQuery(session.sessionQueries.customer());
}

function storeAnswer(queryClient: QueryClient): void {
  const answer = queryClient.getQueryData<CheckAnswer>(CHECK_KEY);
  if (answer) storeSignedIn(answer.isAuthenticated);
}
