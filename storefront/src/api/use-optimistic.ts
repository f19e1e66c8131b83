import {
  type DefaultError,
  type MutationKey,
  type MutationState,
  type UseMutationOptions,
  useMutation,
  useMutationState,
} from '@tanstack/react-query';
import { useReducer } from 'react';

interface OptimisticOptions<Stored, Change, Answer>
  extends Omit<UseMutationOptions<Answer, DefaultError, Change>, 'mutationKey' | 'scope' | 'onMutate'> {
  stored: Stored;
  show: (current: Stored, change: Change) => Stored;
  mutationKey: MutationKey;
}

/**
 * Shows changes before the server has stored them. `shown` is the stored state with every pending change, so a change that fails undoes
 * only itself. `onSuccess` must apply a change that succeeded to the stored state.
 */
export function useOptimistic<Stored, Change, Answer>({
  stored,
  show,
  mutationKey,
  ...options
}: OptimisticOptions<Stored, Change, Answer>) {
  const { mutateAsync } = useMutation({ ...options, mutationKey, scope: { id: mutationKey.join('/') } });
  const waiting = useMutationState<MutationState<unknown, DefaultError, Change>>({
    filters: { mutationKey, exact: true, status: 'pending' },
  });
  const [, renderNow] = useReducer((count: number) => count + 1, 0);
  return {
    shown: waiting.reduce(
      (current, { variables }) => (variables === undefined ? current : show(current, variables)),
      stored,
    ),
    isWaiting: waiting.length > 0,
    send(change: Change): Promise<Answer> {
      const answered = mutateAsync(change);
      // The mutation cache reports pending changes a moment late, and a row that was dropped would jump back.
      renderNow();
      return answered;
    },
  };
}
