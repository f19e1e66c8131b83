import type { CollectionAfterDeleteHook } from 'payload';
import { deleteReview } from '#server/reviews/write-review';

/** Removes a deleted order's review. */
export const removeReview: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteReview(req.payload, String(id));
};
