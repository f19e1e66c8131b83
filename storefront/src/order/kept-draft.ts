import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { draftIn, EMPTY_DRAFT, type OrderDraft, type OrderFormValues, orderDraft } from './order-draft';

/** Where a tab keeps its draft. */
export const STORAGE_KEY = 'order-draft';

/** The draft stored in this tab; null if there is none, or one that is broken or from an older version of the page. */
export function readDraft(storage: Storage): OrderDraft | null {
  const kept = storage.getItem(STORAGE_KEY);
  if (kept === null) return null;
  const draft = orderDraft.safeParse(parseJson(kept));
  return draft.success ? draft.data : null;
}

/** Keeps the draft for this tab; the schema lets through only what it knows, so no password can slip in. */
export function writeDraft(storage: Storage, draft: OrderDraft): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(orderDraft.parse(draft)));
  } catch (error) {
    // A full or blocked storage only costs the draft, never the order.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets the draft. */
export function clearDraft(storage: Storage): void {
  storage.removeItem(STORAGE_KEY);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Some browsers refuse storage; the order then does not survive a reload. */
function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The draft of this tab, or an empty one; undefined until storage was read. */
export function useKeptDraft(): OrderDraft | undefined {
  const [draft, setDraft] = useState<OrderDraft>();
  useEffect(() => {
    const storage = tabStorage();
    setDraft((storage && readDraft(storage)) ?? EMPTY_DRAFT);
  }, []);
  return draft;
}

/** Keeps the draft in this tab whenever the form changes. */
export function useKeepDraft({ getValues, subscribe }: UseFormReturn<OrderFormValues>): void {
  useEffect(() => {
    const storage = tabStorage();
    if (!storage) return;
    const keep = () => writeDraft(storage, draftIn(getValues()));
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [getValues, subscribe]);
}

/** Forgets the draft once its order is done. */
export function forgetDraft(): void {
  const storage = tabStorage();
  if (storage) clearDraft(storage);
}
