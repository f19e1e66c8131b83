import { type OrderDraft, orderDraft } from './order-draft';

const STORAGE_KEY = 'order-draft';

/** The draft kept in this tab; null when there is none, or one that is broken or from an older version of the page. */
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
    // A full or locked storage must not stop an order: it only costs the draft.
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
