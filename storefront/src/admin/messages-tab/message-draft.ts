import { useEffect, useState } from 'react';
import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { readDraft, writeDraft } from '../../ui/tab-draft';

const KEY = 'message-draft';

/** A message being written, and the key it was last sent under. */
const messageDraft = z.object({
  customerIds: z.array(documentId),
  subject: z.string(),
  message: z.string(),
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
});
export type MessageDraft = z.infer<typeof messageDraft>;

export const EMPTY_DRAFT: MessageDraft = { customerIds: [], subject: '', message: '', attempt: null };

/** The draft kept in this tab, so that neither a login in between nor a reload loses it. */
function readMessageDraft(key: string): MessageDraft {
  // A draft of an older version of the page does not parse, and counts as none.
  return messageDraft.safeParse(readDraft(key)).data ?? EMPTY_DRAFT;
}

/** Keeps the draft for this tab, or forgets one that is empty. */
function writeMessageDraft(key: string, draft: MessageDraft): void {
  writeDraft(key, draft === EMPTY_DRAFT ? null : draft);
}

/** Begins a message to these customers; what was written already goes to them. */
export function writeTo(customerIds: string[]): void {
  writeMessageDraft(KEY, { ...readMessageDraft(KEY), customerIds });
}

/** The key to send a draft under: the same for the same text to the same customers, so that a retry mails nobody twice. */
export function attemptFor({ customerIds, subject, message, attempt }: MessageDraft) {
  const content = JSON.stringify([subject.trim(), message.trim(), customerIds.toSorted()]);
  return attempt?.content === content ? attempt : { content, key: newIdempotencyKey() };
}

/**
 * The message being written and whom it goes to, kept while this tab of the browser is open; under another name than the Messages
 * tab's where it is another message.
 */
export function useMessageDraft(name?: 'orders') {
  const key = name ? `${KEY}-${name}` : KEY;
  const [draft, setDraft] = useState(() => readMessageDraft(key));
  useEffect(() => writeMessageDraft(key, draft), [key, draft]);
  return {
    draft,
    change: (changes: Partial<MessageDraft>) => setDraft((before) => ({ ...before, ...changes })),
    clear(): void {
      setDraft(EMPTY_DRAFT);
      // The effect no longer runs when the answer comes after another tab was opened.
      writeMessageDraft(key, EMPTY_DRAFT);
    },
  };
}
