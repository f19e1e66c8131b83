/** Reads a draft stored in this browser tab. Null if there's none, or if storage is blocked. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a draft. Null deletes it. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // If storage is full or blocked, only the draft is lost.
    if (!(error instanceof DOMException)) throw error;
  }
}
