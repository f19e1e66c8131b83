import { z } from 'zod';
import { email } from '../customers/person';
import { documentId, timestamp } from '../wire/wire';

export const replyView = z.object({
  id: documentId,
  at: timestamp,
  isHeld: z.boolean(),
  reason: z.nullable(z.string()),
  name: z.string(),
  address: z.string(),
  text: z.string(),
  fullText: z.string(),
  photos: z.array(z.string()),
  /** Names of attachments that weren't saved. */
  files: z.array(z.string()),
});
export type ReplyView = z.infer<typeof replyView>;

export const dismissRequest = z.object({ email });
