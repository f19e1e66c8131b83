/** What the owner has typed and not sent yet, kept in this tab of the browser. The wizard's draft is no part of it. */
const KEYS = /^(message|form)-draft/;

/** A draft as it was kept; null where there is none, or a browser that blocks storage. */
export function readDraft(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function writeDraft(key: string, draft: unknown): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    // A full or locked storage must stop nobody: it only costs the draft.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets every draft: whom it was written to is nobody else's business at this machine. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (KEYS.test(key)) writeDraft(key, null);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
