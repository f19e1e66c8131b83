import { REVIEW_CALLS } from '#domain/api-calls/review-calls';
import { changeReview } from '#server/reviews/change-review';
import { listOwnersReviews } from '#server/reviews/read-reviews';
import { removeReview, writeReview } from '#server/reviews/write-review';
import { cachedList } from './cached-lists';
import { answerPage, routesOf } from './route';

/** Customers' reviews (chapter 37 of the rules). */
export const reviewRoutes = routesOf(REVIEW_CALLS, {
  reviews: cachedList('reviews'),
  writeReview: ({ payload, limits, id: token, body: input }) =>
    writeReview({ payload, limits, token, input }),
  removeReview: ({ payload, id: token }) => removeReview(payload, token),
  ownersReviews: ({ by, query }) => answerPage(listOwnersReviews({ ...by, query })),
  changeReview: ({ by, body: changes }) => changeReview(by, changes),
});
