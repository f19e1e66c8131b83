import { z } from 'zod';
import { reviewListQuery } from '../lists/list-query';
import { reviewPatch, reviewRequest, reviewView } from '../reviews/review-contract';
import { shownReviews } from '../reviews/shown-review';
import { changedAnswer } from '../wire/change-answers';
import { type ApiCalls, VERSIONED } from './api-call';

export const REVIEW_CALLS = {
  reviews: {
    call: 'GET /api/reviews',
    role: 'anyone',
    summary: 'Approved reviews, as the home page shows them, newest first.',
    answer: shownReviews,
    early: 'cached',
  },
  writeReview: {
    call: 'POST /api/track/:token/review',
    role: 'anyone',
    summary: "Writes the order's review, or changes it until it's approved. An order has one.",
    body: reviewRequest,
    answer: changedAnswer,
    limit: { kind: 'review-address', counts: 'valid' },
    refusals: ['REVIEWS_OFF', 'REVIEW_DECIDED', 'CONFLICT', 'RATE_LIMITED'],
  },
  removeReview: {
    call: 'DELETE /api/track/:token/review',
    role: 'anyone',
    summary: "Removes the order's review, from the home page too. Removing it again changes nothing.",
    answer: changedAnswer,
    limit: { kind: 'review-address', counts: 'valid' },
  },
  ownersReviews: {
    call: 'GET /api/admin/reviews',
    summary: "Customers' reviews: waiting first, then newest. `X-Total-Count` says how many there are.",
    query: reviewListQuery,
    answer: z.array(reviewView),
  },
  changeReview: {
    call: 'PATCH /api/admin/reviews/:id',
    summary:
      'Approves or declines a review, answers it, or both. A decision needs `If-Match`, so only the version you read goes live.',
    body: reviewPatch,
    ...VERSIONED,
  },
} as const satisfies ApiCalls;
