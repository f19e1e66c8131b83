import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft-storage';
import { draftIn, EMPTY_DRAFT, type OrderDraft, type OrderFormValues } from './order-draft';

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

/** Forgets the draft, when its order is done with. */
export function forgetDraft(): void {
  const storage = tabStorage();
  if (storage) clearDraft(storage);
}
