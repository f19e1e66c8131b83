import type { CollectionAfterDeleteHook } from 'payload';
import { deleteReview } from '#server/reviews/write-review';

export const removeReview: CollectionAfterDeleteHook = async ({ id, req }) => {
  await deleteReview(req.payload, String(id));
};
