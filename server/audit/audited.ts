import { randomUUID } from 'node:crypto';
import { APIError, type Payload } from 'payload';
import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/audit/audit-kinds';
import { ROLES } from '#domain/people/people';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueue, removeQueued } from '#server/platform/outbox/enqueue';
import type { HandlerTable } from '#server/platform/outbox/handle-row';
import { log } from '#server/platform/tools/log';
import { changedSomething, type RecordedChange } from '#server/platform/tools/recorded-change';
import { type AuditEvent, auditRow, storeAudit } from './record-audit';

/** After this time, in ms, a change counts as interrupted. */
const INTERRUPTED_MS = 2 * 60 * 1000;

/** How the outbox finds out whether an interrupted change was made. */
export interface Proof {
  collection: string;
  id: string;
  shows: 'gone' | { text: string };
}

interface Audited<Result> extends RecordedChange<Result> {
  event: AuditEvent;
  proof?: Proof;
}

/** Makes a change and records it in the audit log (rule 18.6). After a crash, the outbox finishes the entry. */
export async function audited<Result>({
  payload,
  event,
  proof,
  change,
  happened = changedSomething,
}: Audited<Result>): Promise<Result> {
  const row = await auditRow(payload, event);
  const key = `audit:${randomUUID()}`;
  const data = { row: JSON.stringify(row), ...(proof && { proof: JSON.stringify(proof) }) };
  await enqueue(payload, 'audit', { key, data, delayMs: INTERRUPTED_MS });
  let result: Result;
  try {
    result = await change();
  } catch (error) {
    // After any other error the change may have been made, so the outbox checks.
    if (error instanceof ShopError || error instanceof APIError) await removeQueued(payload, key);
    throw error;
  }
  try {
    if (happened(result)) await storeAudit(payload, row);
    await removeQueued(payload, key);
  } catch (error) {
    log.error({ err: error, key }, 'the outbox will finish an entry of the audit log');
  }
  return result;
}

/** Like `audited`, with any number of entries for one change. */
export function auditedAll<Result>({
  payload,
  events,
  change,
}: Pick<Audited<Result>, 'payload' | 'change'> & { events: readonly AuditEvent[] }): Promise<Result> {
  const [event, ...others] = events;
  if (!event) return change();
  return audited({ payload, event, change: () => auditedAll({ payload, events: others, change }) });
}

const storedRow = z.object({
  id: z.string(),
  createdAt: z.string(),
  kind: z.enum(AUDIT_KINDS),
  actor: z.string().nullish(),
  name: z.string().nullish(),
  role: z.enum(ROLES).nullish(),
  address: z.string().nullish(),
  browser: z.string().nullish(),
  subject: z.string().nullish(),
  text: z.string(),
  data: z.record(z.string(), z.unknown()),
});

const storedProof = z.object({
  collection: z.string(),
  id: z.string(),
  shows: z.union([z.literal('gone'), z.object({ text: z.string() })]),
});

/** The outbox handler that finishes the entries of interrupted changes. */
export function auditHandlers(payload: Payload): Pick<HandlerTable, 'audit'> {
  return {
    audit: async ({ row = '', proof }) => {
      const entry = storedRow.parse(JSON.parse(row));
      const outcome = proof ? await outcomeOf(payload, storedProof.parse(JSON.parse(proof))) : 'unknown';
      if (outcome === 'undone') return 'drop';
      const text = outcome === 'done' ? entry.text : `${entry.text} (interrupted: check whether it worked)`;
      await storeAudit(payload, { ...entry, text });
      return 'done';
    },
  };
}

async function outcomeOf(
  payload: Payload,
  { collection, id, shows }: Proof,
): Promise<'done' | 'undone' | 'unknown'> {
  const slug = Object.values(payload.collections).find(({ config }) => config.slug === collection)?.config
    .slug;
  const found = slug ? await findOne(payload, slug, { id: { equals: id } }) : null;
  if (shows === 'gone') return found ? 'undone' : 'done';
  return found && JSON.stringify(found).includes(shows.text) ? 'done' : 'unknown';
}
