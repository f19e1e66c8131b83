import type { Outbox } from '../../payload-types';

/** What is not stored this long after its mails were queued, in ms, never will be. */
const GRACE_MS = 10 * 60 * 1000;

/** Whether a row that was queued before its event was stored has waited long enough for it. */
export function isGivenUp(row: Outbox): boolean {
  return Date.now() - new Date(row.createdAt).getTime() > GRACE_MS;
}
