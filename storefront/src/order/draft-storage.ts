import { readDraft } from '../ui/tab-draft';

export const DRAFT_KEY = 'order-draft';

/** Whether this tab has stored a draft. */
export const hasStoredDraft = () => readDraft(DRAFT_KEY) !== null;
