import { readDraft } from '../ui/tab-draft';

export const DRAFT_KEY = 'order-draft';

export const hasStoredDraft = () => readDraft(DRAFT_KEY) !== null;
