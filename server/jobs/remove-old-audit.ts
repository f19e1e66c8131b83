import type { Payload } from 'payload';
import { AUDIT_DAYS } from '#domain/audit/audit-contract';
import type { Job } from './run-due-job';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The job that ends the trail's entries once their time is over (rule 18.6), judged from `now`. */
export function removeOldEntries(payload: Payload, now = () => new Date()): Job {
  return {
    name: 'remove-old-audit',
    everyMs: DAY_MS,
    run: async (did) => {
      const before = new Date(now().getTime() - AUDIT_DAYS * DAY_MS).toISOString();
      const where = { createdAt: { less_than: before } };
      const { totalDocs } = await payload.db.count({ collection: 'audit', where });
      if (totalDocs === 0) return;
      await payload.db.deleteMany({ collection: 'audit', where });
      did('entries of the trail', totalDocs);
    },
  };
}
