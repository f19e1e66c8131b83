import { z } from 'zod';
import { requiredText } from '../customers/person';
import { documentId, timestamp, version } from '../wire/wire';
import { keysOf } from '../words/keys-of';

export const REVIEW_STATUS_LABEL = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
} as const;
export type ReviewStatus = keyof typeof REVIEW_STATUS_LABEL;
export const REVIEW_STATUSES = keysOf(REVIEW_STATUS_LABEL);

export const STARS_MAX = 5;
export const REVIEW_MAX = 1000;

const NO_STARS = `Choose 1 to ${STARS_MAX} stars`;
const NO_ANSWER = 'Enter some text';
const TOO_LONG = `Keep this under ${REVIEW_MAX.toLocaleString('en-US')} characters`;

/** POST /api/track/:token/review (rule 37.2). The order's page uses it too. */
export const reviewRequest = z.object({
  stars: z.int(NO_STARS).min(1, NO_STARS).max(STARS_MAX, NO_STARS),
  text: requiredText(0, NO_ANSWER, [REVIEW_MAX, TOO_LONG]),
});
export type ReviewRequest = z.output<typeof reviewRequest>;

/** PATCH /api/admin/reviews/:id: a decision, an answer, or both. An empty answer removes it. */
export const reviewPatch = z
  .object({
    status: z.enum(['approved', 'declined']),
    answer: requiredText(0, NO_ANSWER, [REVIEW_MAX, TOO_LONG]),
  })
  .partial();
export type ReviewPatch = z.output<typeof reviewPatch>;

const answer = z.nullable(z.object({ text: z.string(), at: timestamp }));
const stars = z.int().min(1).max(STARS_MAX);

/** A review as its customer sees it on the order's page. */
export const trackedReview = z.object({
  stars,
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  answer,
});

/** A review for the owner. */
export const reviewView = z.object({
  id: documentId,
  version,
  orderId: documentId,
  orderNumber: z.string(),
  name: z.string(),
  service: z.string(),
  stars,
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  writtenAt: timestamp,
  answer,
  /** Whether the home page may show photos of the order with it. */
  showsPhotos: z.boolean(),
});
export type ReviewView = z.infer<typeof reviewView>;
