import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readDraft, writeDraft } from '../ui/tab-draft';
import { draftForVisit, withFields } from './draft-changes';
import { DRAFT_KEY } from './draft-storage';
import { draftIn, EMPTY_DRAFT, type OrderDraft, type OrderFormValues, orderDraft } from './order-draft';

/** Reads this tab's draft. Null if there's none, if it's broken, or if an older version of the page stored it. */
export function readOrderDraft(): OrderDraft | null {
  return orderDraft.safeParse(readDraft(DRAFT_KEY)).data ?? null;
}

/** Stores the draft for this tab. The schema drops unknown fields, so the password isn't stored. */
export function storeOrderDraft(draft: OrderDraft): void {
  writeDraft(DRAFT_KEY, orderDraft.parse(draft));
}

export function deleteDraft(): void {
  writeDraft(DRAFT_KEY, null);
}

/** This tab's draft, or an empty one. Undefined until it has been read, which the server can't do. */
export function useStoredDraft(): OrderDraft | undefined {
  const [draft, setDraft] = useState<OrderDraft>();
  // Runs before the empty form of a page from the server stores its own draft.
  useLayoutEffect(() => {
    const stored = readOrderDraft();
    setDraft(stored ? withEarlyService(stored) : EMPTY_DRAFT);
  }, []);
  return draft;
}

/** Applies a service that was chosen before hydration, because that's newer than the stored draft. */
function withEarlyService(draft: OrderDraft): OrderDraft {
  const select = document.querySelector<HTMLSelectElement>('select[name=serviceId]');
  const served = [...(select?.options ?? [])].find(({ defaultSelected }) => defaultSelected)?.value ?? '';
  if (!select || select.value === served) return draft;
  // The lace belongs to a service, so it's cleared. A finished order isn't continued.
  return withFields(draftForVisit(draft, null), { serviceId: select.value, laceColorId: '' });
}

export function useStoreDraft({ getValues, subscribe }: UseFormReturn<OrderFormValues>): void {
  useEffect(() => {
    const storeCurrent = () => storeOrderDraft(draftIn(getValues()));
    storeCurrent();
    return subscribe({ formState: { values: true }, callback: storeCurrent });
  }, [getValues, subscribe]);
}
