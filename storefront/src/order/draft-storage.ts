import { readDraft } from '../ui/tab-draft';

/** What the order's draft is kept under in its tab. */
export const DRAFT_KEY = 'order-draft';

/** Whether this tab has kept a draft. */
export const hasKeptDraft = () => readDraft(DRAFT_KEY) !== null;
