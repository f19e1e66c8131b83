import type { Payload, Where } from 'payload';
import { changeIf } from '#server/database/change-if';
import type { Outbox } from '../../payload-types';

/** A row is one process's for this long, in ms; then another may take it over from a process that died. */
export const LEASE_MS = 60_000;

/** The rows that nobody has in hand: waiting and due, or left by a process that died. */
export function freeRows(): Where {
  const now = new Date().toISOString();
  return {
    or: [
      { and: [{ status: { equals: 'pending' } }, { dueAt: { less_than_equal: now } }] },
      { and: [{ status: { equals: 'running' } }, { leaseUntil: { less_than: now } }] },
    ],
  };
}

/** Claims a row as it was read, or null when it is not free any more. No two processes get the same one. */
export async function claimRow(payload: Payload, row: Outbox): Promise<Outbox | null> {
  return changeIf({
    payload,
    collection: 'outbox',
    id: row.id,
    condition: [{ attempts: { equals: row.attempts } }, freeRows()],
    data: { status: 'running', leaseUntil: leaseEnd(), attempts: { $inc: 1 } },
  });
}

/**
 * Writes to a row while it is this process's: another one that took it over has counted its own attempt, and one that
 * settled it has ended its run.
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
export function leaseEnd(): string {
  return new Date(Date.now() + LEASE_MS).toISOString();
}
