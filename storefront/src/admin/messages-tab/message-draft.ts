import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { readDraft, writeDraft } from '../parts/drafts';

const KEY = 'message-draft';

/** A message as far as it is written, and the key it was last sent with. */
const messageDraft = z.object({
  customerIds: z.array(documentId),
  subject: z.string(),
  message: z.string(),
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
});
export type MessageDraft = z.infer<typeof messageDraft>;

export const EMPTY_DRAFT: MessageDraft = { customerIds: [], subject: '', message: '', attempt: null };

/** The draft kept in this tab, so that neither a login in between nor a reload loses it. */
export function readMessageDraft(): MessageDraft {
  // None, and one of an older version of the page, are a fresh start.
  return messageDraft.safeParse(readDraft(KEY)).data ?? EMPTY_DRAFT;
}

/** Keeps the draft for this tab, or forgets one that is empty. */
export function writeMessageDraft(draft: MessageDraft): void {
  writeDraft(KEY, draft === EMPTY_DRAFT ? null : draft);
}

/** The key to send a draft under: the same for the same text to the same customers, so that a retry mails nobody twice. */
export function attemptFor({ customerIds, subject, message, attempt }: MessageDraft) {
  const content = JSON.stringify([subject.trim(), message.trim(), customerIds.toSorted()]);
  return attempt?.content === content ? attempt : { content, key: newIdempotencyKey() };
}
