import { useEffect, useState } from 'react';
import { clearDraft, readDraft, writeDraft } from './draft-storage';
import { EMPTY_DRAFT, type OrderDraft } from './order-draft';

/** Some browsers refuse storage altogether; the order then simply does not survive a reload. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The draft this tab kept, an empty one if there is none; undefined until the browser has been asked. */
export function useKeptDraft(): OrderDraft | undefined {
  const [draft, setDraft] = useState<OrderDraft>();
  useEffect(() => {
    const storage = tabStorage();
    setDraft((storage && readDraft(storage)) ?? EMPTY_DRAFT);
  }, []);
  return draft;
}

/** Keeps the draft in this tab whenever it changes. */
export function useKeepDraft(draft: OrderDraft): void {
  useEffect(() => {
    const storage = tabStorage();
    if (storage) writeDraft(storage, draft);
  }, [draft]);
}

/** Forgets the draft, when its order is done with. */
export function forgetDraft(): void {
  const storage = tabStorage();
  if (storage) clearDraft(storage);
}
