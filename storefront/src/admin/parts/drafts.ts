/** Drafts of the dashboard: typed but not sent, kept in this browser tab. The wizard keeps its own. */
const KEYS = /^(message|form)-draft/;

/** The kept draft; null if there is none or the browser blocks storage. */
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
    // A full or blocked storage only costs the draft.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets every draft, so that the next person at this computer does not see them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (KEYS.test(key)) writeDraft(key, null);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
