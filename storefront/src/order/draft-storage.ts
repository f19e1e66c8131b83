/** Where a tab keeps its draft. */
export const STORAGE_KEY = 'order-draft';

/** Some browsers refuse storage; the order then does not survive a reload. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Whether this tab has kept a draft. */
export function hasKeptDraft(): boolean {
  return (tabStorage()?.getItem(STORAGE_KEY) ?? null) !== null;
}
