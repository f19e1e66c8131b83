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
  /** What the shop has. */
  stored: Stored;
  /** What to show until a change is answered. */
  show: (shown: Stored, change: Change) => Stored;
  /** Key of these changes alone; they are sent one after the other. */
  mutationKey: MutationKey;
}

/**
 * A change that is shown before the shop has it: `shown` is what is stored plus every change that waits for an answer, so that
 * a failed change undoes only itself. `onSuccess` must put a successful one into what is stored.
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
      (shown, { variables }) => (variables === undefined ? shown : show(shown, variables)),
      stored,
    ),
    isWaiting: waiting.length > 0,
    send(change: Change): Promise<Answer> {
      const answered = mutateAsync(change);
      // The mutation cache reports pending changes a moment late; until then a dropped row would jump back.
      renderNow();
      return answered;
    },
  };
}
