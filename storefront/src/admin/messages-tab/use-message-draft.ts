import { useEffect, useState } from 'react';
import { EMPTY_DRAFT, type MessageDraft, readMessageDraft, writeMessageDraft } from './message-draft';

/** The message being written and whom it goes to, kept while this tab of the browser is open. */
export function useMessageDraft() {
  const [draft, setDraft] = useState(readMessageDraft);
  useEffect(() => writeMessageDraft(draft), [draft]);
  return {
    draft,
    change: (changes: Partial<MessageDraft>) => setDraft((before) => ({ ...before, ...changes })),
    clear(): void {
      setDraft(EMPTY_DRAFT);
      // Also when the answer comes after another tab was opened.
      writeMessageDraft(EMPTY_DRAFT);
    },
  };
}
