import * as z from 'zod/mini';
import { timestamp } from '../wire/wire';

/** GET /api/reviews: an approved review, as the home page shows it. */
const shownReview = z.object({
  id: z.string(),
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  service: z.string(),
  writtenAt: timestamp,
  answer: z.nullable(z.string()),
  photos: z.nullable(z.object({ before: z.string(), after: z.string() })),
});
export type ShownReview = z.infer<typeof shownReview>;

export const shownReviews = z.array(shownReview);
