import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CheckAnswer } from '#domain/customers/session-contract';
import { CHECK_KEY, forgetCustomer, rememberCustomer } from '../api/session-state';
import { isSignedIn, keepSignedIn, onOtherTab } from './signed-in';

/** Keeps the stored session state in sync with the server's answers, and only asks if someone was signed in. */
export function SignedInKeeper() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopKeeping = queryClient.getQueryCache().subscribe(() => keepAnswer(queryClient));
    const stopHearing = onOtherTab((signedIn) => {
      if (signedIn) rememberCustomer(queryClient);
      else forgetCustomer(queryClient);
    });
    if (isSignedIn()) void askShop(queryClient);
    return () => {
      stopKeeping();
      stopHearing();
    };
  }, [queryClient]);
  return null;
}

/** Its code loads only when needed. Offline, the stored answer stays. */
async function askShop(queryClient: QueryClient): Promise<void> {
  const session = await import('../api/session').catch(() => null);
  if (session) await queryClient.prefetchQuery(session.sessionQueries.customer());
}

function keepAnswer(queryClient: QueryClient): void {
  const answer = queryClient.getQueryData<CheckAnswer>(CHECK_KEY);
  if (answer) keepSignedIn(answer.isAuthenticated);
}
