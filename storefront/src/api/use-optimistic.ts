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
  /** As the shop has it. */
  stored: Stored;
  /** What is shown for a change that the shop has not answered yet. */
  show: (shown: Stored, change: Change) => Stored;
  /** Names these changes alone. They are sent one after the other. */
  mutationKey: MutationKey;
}

/**
 * A change that is shown before the shop has it: `shown` is what is stored and on top of it every change that waits for its
 * answer. So one that fails takes only itself back; `onSuccess` puts one that was taken into what is stored.
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
    send(change: Change): Promise<unknown> {
      const answered = mutateAsync(change);
      // What waits tells of itself a moment later: until then a dropped row would jump back.
      renderNow();
      return answered;
    },
  };
}
