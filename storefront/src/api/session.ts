import { queryOptions, useQuery } from '@tanstack/react-query';
import { useServing, useServingAnyone } from '../first-paint/use-served';
import { readAs } from './client';
import { CHECK_KEY, OWNER_CHECK_KEY } from './session-state';

const loadCheck = async () => (await import('#domain/customers/session-contract')).checkAnswer;

const check = (queryKey: readonly string[]) => queryOptions({ queryKey, queryFn: readAs(loadCheck) });

export const sessionQueries = {
  customer: () => check(CHECK_KEY),
  admin: () => check(OWNER_CHECK_KEY),
};

/** During hydration, we don't know yet who's signed in. */
const UNKNOWN_SESSION = {
  isSignedIn: false,
  error: null,
  isError: false,
  isFetched: false,
  isFetching: true,
  isPending: true,
};

/**
 * Whether a customer or the owner is signed in, for rendering. Hydration starts like the server, without knowing it, and shows the real
 * state right after. The dashboard is rendered for the person who's signed in.
 */
export function useSession(kind: keyof typeof sessionQueries) {
  const isServing = useServing();
  const isServingAnyone = useServingAnyone();
  const { data, error, isError, isFetched, isFetching, isPending, refetch } = useQuery(
    sessionQueries[kind](),
  );
  const answered = {
    isSignedIn: data?.isAuthenticated === true,
    error,
    isError,
    isFetched,
    isFetching,
    isPending,
  };
  return { ...((kind === 'admin' ? isServingAnyone : isServing) ? UNKNOWN_SESSION : answered), refetch };
}
