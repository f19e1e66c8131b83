import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '../ui/tab-draft';
import { arrivedFor, withFields } from './draft-changes';
import { DRAFT_KEY } from './draft-storage';
import { draftIn, EMPTY_DRAFT, type OrderDraft, type OrderFormValues, orderDraft } from './order-draft';

/** The draft kept in this tab; null if there's none, or one that's broken or from an older version of the page. */
export function readOrderDraft(): OrderDraft | null {
  return orderDraft.safeParse(readDraft(DRAFT_KEY)).data ?? null;
}

/** Keeps the draft for this tab. The schema drops what it doesn't know, so no password is stored. */
export function keepOrderDraft(draft: OrderDraft): void {
  writeDraft(DRAFT_KEY, orderDraft.parse(draft));
}

/** Forgets the draft once its order is done. */
export function forgetDraft(): void {
  writeDraft(DRAFT_KEY, null);
}

/** The draft of this tab, or an empty one; undefined until storage was read, which the server's page comes before. */
export function useKeptDraft(): OrderDraft | undefined {
  const [draft, setDraft] = useState<OrderDraft>();
  // Before the empty wizard of a served page keeps its own draft.
  useLayoutEffect(() => {
    const kept = readOrderDraft();
    setDraft(kept ? withEarlyChoice(kept) : EMPTY_DRAFT);
  }, []);
  return draft;
}

/** A kept draft with a service chosen before the scripts came: that's newer. */
function withEarlyChoice(draft: OrderDraft): OrderDraft {
  const select = document.querySelector<HTMLSelectElement>('select[name=serviceId]');
  const served = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  if (!select || select.value === served) return draft;
  // A lace belongs to its service, and a settled order is over.
  return withFields(arrivedFor(draft, null), { serviceId: select.value, laceColorId: '' });
}

/** Keeps the draft in this tab whenever the form changes. */
export function useKeepDraft({ getValues, subscribe }: UseFormReturn<OrderFormValues>): void {
  useEffect(() => {
    const keep = () => keepOrderDraft(draftIn(getValues()));
    keep();
    return subscribe({ formState: { values: true }, callback: keep });
  }, [getValues, subscribe]);
}
