import type { Payload, Where } from 'payload';
import { AUDIT_DAYS } from '#domain/audit/audit-contract';
import { HISTORIES_FACT } from '#domain/health/health-facts';
import { DAY_MS } from '#domain/wire/durations';
import { recordEmailEvent } from '#server/orders/email-events';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { walkDocuments } from '#server/platform/database/walk-documents';
import { readFact, storeFact } from '#server/platform/health/facts';
import type { Outbox } from '../../../payload-types';
import type { Job, Tally } from './run-due-job';

/** How many rows one statement removes, so visitors don't wait. */
const AT_ONCE = 200;

/** What's removed after a while: the name it's counted under, its collection, and which rows. Failed rows stay until the owner deals with them. */
const FINISHED = [
  ['emails and events sent', 'outbox', { status: { equals: 'sent' } }],
  ['emails and events not needed', 'outbox', { status: { equals: 'dropped' } }],
  ['PayPal webhook events', 'paypal-events', {}],
  ['EasyPost webhook events', 'easypost-events', {}],
  ['texts from customers', 'incoming-texts', {}],
  ['simulated payments', 'simulated-payments', {}],
  ['simulated refunds', 'simulated-refunds', {}],
] as const satisfies readonly [string, string, Where][];

/** The job that removes and counts finished rows (rule 14.4). */
export function removeFinished(payload: Payload, keepDays: number, now?: Date): Job {
  const run = async (tally: Tally) => {
    const before = new Date((now?.getTime() ?? Date.now()) - keepDays * DAY_MS).toISOString();
    for (const [what, collection, isOver] of FINISHED) {
      const where = { and: [{ updatedAt: { less_than: before } }, isOver] };
      for (;;) {
        const page = { sort: 'updatedAt', limit: AT_ONCE, pagination: false };
        const { docs } = await payload.db.find<Outbox>({ collection, where, ...page });
        // The order's history keeps what happened to its emails.
        if (collection === 'outbox') for (const row of docs) await recordEmailEvent(payload, row);
        // An email may have been queued again since.
        const chosen = { and: [{ id: { in: docs.map(({ id }) => id) } }, ...where.and] };
        if (docs.length > 0) {
          await payload.db.deleteMany({ collection, where: chosen });
          tally(what, docs.length);
        }
        if (docs.length < AT_ONCE) break;
      }
    }
  };
  return { name: 'remove-finished', everyMs: DAY_MS, run };
}

/**
 * Stores the histories of older orders (rule 15.2). Once every order has one, it never looks again, because each look reads every order.
 */
export async function backfillHistories(payload: Payload, tally: Tally): Promise<void> {
  if (await readFact(payload, HISTORIES_FACT)) return;
  const without = { story: { exists: false } };
  let isComplete = true;
  for await (const orders of walkDocuments(payload, 'orders', ['id'])) {
    const batch = { id: { in: orders.map(({ id }) => id) } };
    for (const { id } of await findAll(payload, 'orders', { and: [batch, without] })) {
      isComplete = false;
      // The rule for histories adds what's known.
      const stored = await changeIf(payload, 'orders', id, { condition: [without], data: { story: [] } });
      if (stored) tally('old order histories kept', 1);
    }
  }
  if (isComplete) await storeFact(payload, HISTORIES_FACT, { at: new Date().toISOString() });
}

/** The job that removes old audit log entries (rule 18.6). */
export function removeOldEntries(payload: Payload, now = () => new Date()): Job {
  return {
    name: 'remove-old-audit',
    everyMs: DAY_MS,
    run: async (tally) => {
      const before = new Date(now().getTime() - AUDIT_DAYS * DAY_MS).toISOString();
      const where = { createdAt: { less_than: before } };
      const { totalDocs } = await payload.db.count({ collection: 'audit', where });
      if (totalDocs === 0) return;
      await payload.db.deleteMany({ collection: 'audit', where });
      tally('audit log entries', totalDocs);
    },
  };
}
