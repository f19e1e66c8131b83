import type { Payload, Where } from 'payload';
import { OUTBOX_KINDS, type OutboxKind } from '#domain/email/outbox';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { leaseFor } from '#server/platform/database/lease';
import { log } from '#server/platform/tools/log';
import { perShop } from '#server/platform/tools/per-shop';
import type { Outbox } from '../../../payload-types';

/** Emails to many people. They must not delay an order's email or a password reset. */
const TO_MANY: readonly OutboxKind[] = ['mail:message'];
const URGENT = OUTBOX_KINDS.filter((kind) => !TO_MANY.includes(kind));

/** Messages to many are read one at a time, because anything newer goes first. */
const BATCH = 10;

const foundOf = perShop((): { rows: readonly Outbox[] } => ({ rows: [] }));

/** Claims the next due row, or returns null. No two processes get the same one. */
export async function claimNext(payload: Payload): Promise<Outbox | null> {
  const found = foundOf(payload);
  for (;;) {
    if (found.rows.length === 0) found.rows = await nextRows(payload);
    const [row, ...rest] = found.rows;
    if (!row) return null;
    found.rows = rest;
    const claimed = await claimRow(payload, row);
    if (claimed) return claimed;
  }
}

/** Reads a group of kinds only if the groups before it are empty. */
async function nextRows(payload: Payload): Promise<readonly Outbox[]> {
  const groups = [
    [waiting(URGENT), BATCH],
    [left(payload), BATCH],
    [waiting(TO_MANY), 1],
  ] as const;
  for (const [where, limit] of groups) {
    const rows = await findAll(payload, 'outbox', where, 'dueAt', limit);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** How long a claim lasts, in ms. After that, another process may take over. */
export const LEASE_MS = 60_000;

const now = () => new Date().toISOString();

function waiting(kinds?: readonly OutboxKind[]): Where {
  const due: Where[] = [{ status: { equals: 'pending' } }, { dueAt: { less_than_equal: now() } }];
  return { and: kinds ? [...due, { kind: { in: [...kinds] } }] : due };
}

function left(payload: Payload): Where {
  return { and: [{ status: { equals: 'running' } }, { leaseUntil: { less_than: leaseFor(payload, 0) } }] };
}

/** Claims a row unless it changed. Returns null if it isn't free anymore. */
export async function claimRow(payload: Payload, row: Outbox): Promise<Outbox | null> {
  return changeIf(payload, 'outbox', row.id, {
    condition: [{ attempts: { equals: row.attempts } }, { or: [waiting(), left(payload)] }],
    data: { status: 'running', leaseUntil: leaseFor(payload, LEASE_MS), attempts: { $inc: 1 } },
  });
}

/** Writes a row only while this process holds it. */
export async function writeClaimed(payload: Payload, row: Outbox, data: Partial<Outbox>): Promise<void> {
  await changeIf(payload, 'outbox', row.id, {
    condition: [{ status: { equals: 'running' } }, { attempts: { equals: row.attempts } }],
    data,
  });
}

/** Renews a row's lease while its handler runs. Returns the function that stops it. */
export function renewLease(payload: Payload, row: Outbox, everyMs = LEASE_MS / 3): () => void {
  const timer = setInterval(() => {
    writeClaimed(payload, row, { leaseUntil: leaseFor(payload, LEASE_MS) }).catch((error: unknown) =>
      log.error({ err: error }, 'outbox: a lease could not be renewed'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
