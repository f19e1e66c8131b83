import type { Payload, Where } from 'payload';
import { OUTBOX_KINDS, type OutboxKind } from '#domain/mail/outbox';
import { changeIf } from '#server/platform/database/change-if';
import { log } from '#server/platform/tools/log';
import { perShop } from '#server/platform/tools/per-shop';
import type { Outbox } from '../../../payload-types';

/** What a message to many leads to: these must not hold up an order's mail or a password reset. */
const TO_MANY: readonly OutboxKind[] = ['mail:message'];
const URGENT = OUTBOX_KINDS.filter((kind) => !TO_MANY.includes(kind));

/** Rows that are looked up at once; of messages to many one after the other, for whatever is queued meanwhile goes first. */
const AT_A_LOOK = 10;

/** What a shop's last look has found and this process has not tried to claim yet. */
const foundOf = perShop((): { rows: readonly Outbox[] } => ({ rows: [] }));

/** Claims the next row that is due, or null when nothing is. No two processes get the same one. */
export async function claimNext(payload: Payload): Promise<Outbox | null> {
  const found = foundOf(payload);
  for (;;) {
    if (found.rows.length === 0) found.rows = await nextRows(payload);
    const [row, ...rest] = found.rows;
    if (!row) return null;
    found.rows = rest;
    // Others may have had it since.
    const claimed = await claimRow(payload, row);
    if (claimed) return claimed;
  }
}

/** The rows that are due next: those of a kind only when there are none of the kinds before. */
async function nextRows(payload: Payload): Promise<readonly Outbox[]> {
  const looks = [
    { where: waiting(URGENT), limit: AT_A_LOOK },
    { where: left(), limit: AT_A_LOOK },
    { where: waiting(TO_MANY), limit: 1 },
  ];
  for (const look of looks) {
    const { docs } = await payload.db.find<Outbox>({
      collection: 'outbox',
      ...look,
      sort: 'dueAt',
      pagination: false,
    });
    if (docs.length > 0) return docs;
  }
  return [];
}

/** A row is one process's for this long, in ms; then another may take it over from a process that died. */
export const LEASE_MS = 60_000;

const now = () => new Date().toISOString();

/** Rows that are due, of these kinds or of any. */
function waiting(kinds?: readonly OutboxKind[]): Where {
  const due: Where[] = [{ status: { equals: 'pending' } }, { dueAt: { less_than_equal: now() } }];
  return { and: kinds ? [...due, { kind: { in: [...kinds] } }] : due };
}

/** Rows that a process has left when it died. */
function left(): Where {
  return { and: [{ status: { equals: 'running' } }, { leaseUntil: { less_than: now() } }] };
}

/** Claims a row as it was read, or null when it is not free any more. No two processes get the same one. */
export async function claimRow(payload: Payload, row: Outbox): Promise<Outbox | null> {
  return changeIf({
    payload,
    collection: 'outbox',
    id: row.id,
    condition: [{ attempts: { equals: row.attempts } }, { or: [waiting(), left()] }],
    data: { status: 'running', leaseUntil: leaseEnd(), attempts: { $inc: 1 } },
  });
}

/**
 * Writes to a row only while this process holds it: whoever took it over has raised `attempts`, and whoever finished it has
 * changed its status.
 */
export async function writeClaimed(payload: Payload, row: Outbox, data: Partial<Outbox>): Promise<void> {
  await changeIf({
    payload,
    collection: 'outbox',
    id: row.id,
    condition: [{ status: { equals: 'running' } }, { attempts: { equals: row.attempts } }],
    data,
  });
}

/** Until when a row claimed now is this process's. */
function leaseEnd(): string {
  return new Date(Date.now() + LEASE_MS).toISOString();
}

/**
 * Keeps a row this process's while its handler is at work, however slow the mail server: nobody takes over a mail that is
 * being sent. Returns what ends it.
 */
export function keepLease(payload: Payload, row: Outbox, everyMs = LEASE_MS / 3): () => void {
  const timer = setInterval(() => {
    writeClaimed(payload, row, { leaseUntil: leaseEnd() }).catch((error: unknown) =>
      log.error({ err: error, outbox: row.id }, 'outbox: a lease could not be renewed'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
