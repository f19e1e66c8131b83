import type { QueryKey } from '@tanstack/react-query';
import type { ReviewRequest } from '#domain/reviews/review-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { useRereadingChange } from './use-rereading-change';

interface OfOrder {
  token: string;
  orderQueryKey: QueryKey;
}

/** Writes or changes the order's review. A retry doesn't write it twice. */
export const useWriteReview = ({ token, orderQueryKey }: OfOrder) =>
  useRereadingChange(orderQueryKey, (review: ReviewRequest) =>
    api.post(`/api/track/${token}/review`, review, changedAnswer),
  );

export const useRemoveReview = ({ token, orderQueryKey }: OfOrder) =>
  useRereadingChange(orderQueryKey, () => api.delete(`/api/track/${token}/review`, changedAnswer));
