import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewRequest } from '#domain/reviews/review-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';

interface OfOrder {
  token: string;
  orderQueryKey: QueryKey;
}

/** Writes or changes the order's review. A retry writes nothing twice. */
export function useWriteReview({ token, orderQueryKey }: OfOrder) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: ReviewRequest) => api.post(`/api/track/${token}/review`, review, changedAnswer),
    // If it was already decided, the page shows the decision.
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueryKey }),
  });
}

/** Removes the order's review. */
export function useRemoveReview({ token, orderQueryKey }: OfOrder) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete(`/api/track/${token}/review`, changedAnswer),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderQueryKey }),
  });
}
