import { useQuery } from '@tanstack/react-query';
import { customerQueries } from '../api/customer';
import { useSession } from '../api/session';

/** The e-mail of the customer who is signed in; undefined for others, and until the shop has answered. */
export function useOwnEmail(): string | undefined {
  const { isSignedIn } = useSession('customer');
  const me = useQuery({ ...customerQueries.me(), enabled: isSignedIn });
  return isSignedIn ? me.data?.email : undefined;
}
