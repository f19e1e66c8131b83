import { writeDraft } from '../../ui/tab-draft';

/** Drafts of the dashboard: typed but not sent, kept in this browser tab. Visitors' own are none of it. */
const KEYS = /^(message|form)-draft/;

/** Forgets every draft, so that the next person at this computer does not see them. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (KEYS.test(key)) writeDraft(key, null);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
