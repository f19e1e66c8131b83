import { z } from 'zod';
import { type ReviewPatch, type ReviewView, reviewView } from '#domain/reviews/review-contract';
import { adminOrderQueries, COUNTS_KEY } from './admin-orders';
import { patchVersion } from './change-versioned';
import { pagedReads, useOwnersChange } from './owners-calls';

const KEY = ['/api', 'admin', 'reviews'] as const;

export const REVIEWS_ON_A_PAGE = 10;

const reviews = pagedReads('/api/admin/reviews', z.array(reviewView));

export const ownerReviewQueries = {
  list: (page: number) => reviews.page([...KEY, 'list', page], { page, limit: REVIEWS_ON_A_PAGE }),
};

/** Decides on a review, or answers it. Fails if the customer has changed it since. */
export const useChangeReview = ({ id, version, orderId }: ReviewView) =>
  useOwnersChange(
    { stale: [KEY, COUNTS_KEY, adminOrderQueries.one(orderId).queryKey] },
    (changes: ReviewPatch) => patchVersion(`/api/admin/reviews/${id}`, changes, version),
  );
