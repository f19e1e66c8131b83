import { z } from 'zod';
import { requiredText } from '../customers/person';
import { formatCount } from '../wire/money';
import { documentId, timestamp, version } from '../wire/wire';
import { keysOf } from '../words/keys-of';
import { STARS_MAX } from './stars';

export const REVIEW_STATUS_LABEL = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
} as const;
export const REVIEW_STATUSES = keysOf(REVIEW_STATUS_LABEL);

const REVIEW_MAX = 1000;
const NO_STARS = `Choose 1 to ${STARS_MAX} stars`;
const NO_TEXT = 'Enter some text';
const TOO_LONG = `Keep this under ${formatCount(REVIEW_MAX)} characters`;

const written = requiredText(0, NO_TEXT, [REVIEW_MAX, TOO_LONG]);

/** POST /api/track/:token/review (rule 37.3). The order's page uses it too. */
export const reviewRequest = z.object({
  stars: z.int(NO_STARS).min(1, NO_STARS).max(STARS_MAX, NO_STARS),
  text: written,
});
export type ReviewRequest = z.output<typeof reviewRequest>;

/** PATCH /api/admin/reviews/:id: a decision, an answer, or both. An empty answer removes it. */
export const reviewPatch = z.object({ status: z.enum(['approved', 'declined']), answer: written }).partial();
export type ReviewPatch = z.output<typeof reviewPatch>;

const answer = z.nullable(z.object({ text: z.string(), at: timestamp }));
const stars = z.int().min(1).max(STARS_MAX);

export const ownReview = z.object({
  stars,
  text: z.string(),
  status: z.enum(REVIEW_STATUSES),
  writtenAt: timestamp,
  answer,
});
export type OwnReview = z.infer<typeof ownReview>;

export const reviewView = ownReview.extend({
  id: documentId,
  version,
  orderId: documentId,
  orderNumber: z.string(),
  name: z.string(),
  service: z.string(),
});
export type ReviewView = z.infer<typeof reviewView>;
