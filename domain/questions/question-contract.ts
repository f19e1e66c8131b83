import { z } from 'zod';
import { email } from '../customers/person';
import { writtenText } from '../orders/track-contract';
import { ownImage } from '../photos/images';
import { PHOTO_LIMITS } from '../photos/photo-limits';
import { documentId, timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

/** POST /api/questions (rule 17.1); the visitor's dialog checks with the same schema. */
export const questionRequest = z.object({
  email,
  ...writtenText.shape,
  photos: z
    .array(ownImage, MESSAGES.foreignImage)
    .max(PHOTO_LIMITS.maxFiles, MESSAGES.tooManyQuestionPhotos)
    // The same photo twice is one.
    .transform((photos) => [...new Set(photos)]),
});
export type QuestionRequest = z.output<typeof questionRequest>;

/** POST /api/questions/{id}/answer (rule 17.3). */
export const questionAnswer = writtenText;

/** A visitor's question, as the owner and the asker's own account read it. */
export const questionView = z.object({
  id: documentId,
  askedAt: timestamp,
  email: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  /** What the owner answered, and when; null while it waits. */
  answer: z.nullable(z.object({ text: z.string(), at: timestamp })),
});
export type QuestionView = z.infer<typeof questionView>;
