import { useEffect, useState } from 'react';
import { z } from 'zod';
import { documentId } from '#domain/wire/wire';
import { newIdempotencyKey } from '../../api/idempotency-key';
import { readDraft, writeDraft } from '../../ui/tab-draft';
import { select } from './recipients';

const KEY = 'message-draft';

const messageDraft = z.object({
  customerIds: z.array(documentId),
  subject: z.string(),
  message: z.string(),
  attempt: z.object({ content: z.string(), key: z.string() }).nullable(),
});
export type MessageDraft = z.infer<typeof messageDraft>;

export const EMPTY_DRAFT: MessageDraft = { customerIds: [], subject: '', message: '', attempt: null };

function readMessageDraft(key: string): MessageDraft {
  // A draft from an older version of the page may not parse.
  return messageDraft.safeParse(readDraft(key)).data ?? EMPTY_DRAFT;
}

function writeMessageDraft(key: string, draft: MessageDraft): void {
  writeDraft(key, draft === EMPTY_DRAFT ? null : draft);
}

/** Starts a message to these customers. If there's a draft, its text stays. */
export function writeTo(customerIds: string[]): void {
  writeMessageDraft(KEY, { ...readMessageDraft(KEY), customerIds });
}

/** Returns the draft's idempotency key. It's the same for the same text and customers, so a retry doesn't email anyone twice. */
export function attemptFor({ customerIds, subject, message, attempt }: MessageDraft) {
  const content = JSON.stringify([subject.trim(), message.trim(), customerIds.toSorted()]);
  return attempt?.content === content ? attempt : { content, key: newIdempotencyKey() };
}

/** Drafts live as long as the browser tab. 'orders' has its own, apart from the Messages tab's. */
export function useMessageDraft(name?: 'orders') {
  const key = name ? `${KEY}-${name}` : KEY;
  const [draft, setDraft] = useState(() => readMessageDraft(key));
  useEffect(() => writeMessageDraft(key, draft), [key, draft]);
  return {
    draft,
    change: (changes: Partial<MessageDraft>) => setDraft((before) => ({ ...before, ...changes })),
    choose: (ids: readonly string[], isSelected: boolean) =>
      setDraft((before) => ({ ...before, customerIds: select(before.customerIds, ids, isSelected) })),
    clear(): void {
      setDraft(EMPTY_DRAFT);
      // If another tab of the dashboard was opened by then, the effect doesn't run.
      writeMessageDraft(key, EMPTY_DRAFT);
    },
  };
}
