import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { arrivedFor, withFields } from './draft-changes';
import { STORAGE_KEY, tabStorage } from './draft-storage';
import { draftIn, EMPTY_DRAFT, type OrderDraft, type OrderFormValues, orderDraft } from './order-draft';

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

/** The draft of this tab, or an empty one; undefined until storage was read, which the server's page comes before. */
export function useKeptDraft(): OrderDraft | undefined {
  const [draft, setDraft] = useState<OrderDraft>();
  // Before the wizard of a served page, which begins empty, keeps its own draft.
  useLayoutEffect(() => {
    const storage = tabStorage();
    const kept = storage && readDraft(storage);
    setDraft(kept ? withEarlyChoice(kept) : EMPTY_DRAFT);
  }, []);
  return draft;
}

/** A kept draft with the service that was chosen in a served page before its scripts were there: that is newer. */
function withEarlyChoice(draft: OrderDraft): OrderDraft {
  const select = document.querySelector<HTMLSelectElement>('select[name=serviceId]');
  const served = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  if (!select || select.value === served) return draft;
  // A lace belongs to its service, and a settled order is not gone on with.
  return withFields(arrivedFor(draft, null), { serviceId: select.value, laceColorId: '' });
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
