import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerMe } from '#domain/customers/account-contract';
import { customerQueries } from '../api/customer';
import { sessionQueries } from '../api/session';

/**
 * The customer who is logged in, or null; undefined until the shop has been asked for the first time. Whoever cannot be
 * recognised because a call fails orders as somebody new.
 */
export function useKnownCustomer(): CustomerMe | null | undefined {
  const session = useQuery(sessionQueries.customer());
  const signedIn = session.data?.isAuthenticated === true;
  const me = useQuery({ ...customerQueries.me(), enabled: signedIn });
  const answered = session.isFetched && (!signedIn || me.isFetched);
  // Kept, because a later login asks again while the wizard stands.
  const [known, setKnown] = useState(answered);
  if (answered && !known) setKnown(true);
  if (!answered && !known) return undefined;
  return (signedIn && me.data) || null;
}
