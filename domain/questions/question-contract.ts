import { z } from 'zod';
import { email } from '../customers/person';
import { writtenText } from '../orders/track-contract';
import { ownImage } from '../photos/images';
import { PHOTO_LIMITS } from '../photos/photo-limits';
import { documentId, timestamp } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';

/** POST /api/questions (rule 17.1). The visitor's dialog uses it too. */
export const questionRequest = z.object({
  email,
  ...writtenText.shape,
  photos: z
    .array(ownImage, MESSAGES.foreignImage)
    .max(PHOTO_LIMITS.maxFiles, MESSAGES.tooManyQuestionPhotos)
    .transform((photos) => [...new Set(photos)]),
});
export type QuestionRequest = z.output<typeof questionRequest>;

export const questionAnswer = writtenText;

/** A visitor's question, for the owner and the visitor's own account. */
export const questionView = z.object({
  id: documentId,
  askedAt: timestamp,
  email: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  answer: z.nullable(z.object({ text: z.string(), at: timestamp })),
});
export type QuestionView = z.infer<typeof questionView>;
