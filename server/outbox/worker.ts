import type { Payload } from 'payload';
import { z } from 'zod';
import type { OutboxKind } from '#domain/outbox';
import { log } from '#server/log';
import type { Outbox } from '../../payload-types';
import { claimNext } from './claim-next';
import { ATTEMPTS_MAX, retryPause } from './retry-pause';

/** 'done' is never repeated; 'later' comes again soon without counting as a failure; 'drop' is given up quietly. */
export type Outcome = 'done' | 'later' | 'drop';
export type OutboxHandler = (data: Record<string, string>, row: Outbox) => Promise<Outcome>;
export type OutboxHandlers = Record<OutboxKind, OutboxHandler>;

const POLL_MS = 5_000;
const LATER_MS = 5_000;

const rowData = z.record(z.string(), z.string());

let wake: () => void = () => undefined;

/** Tells this process's worker that something was queued, so that a mail leaves at once. */
export function wakeOutbox(): void {
  wake();
}

/** Works through the outbox until stopped; `stop` waits for the row in hand. */
export function startOutboxWorker(payload: Payload, handlers: OutboxHandlers): { stop: () => Promise<void> } {
  let stopped = false;
  let nudged = false;
  let rest: () => void = () => undefined;
  wake = () => {
    nudged = true;
    rest();
  };
  const running = (async () => {
    while (!stopped) {
      nudged = false;
      try {
        await drainOutbox(payload, handlers, () => stopped);
      } catch (error) {
        log.error({ err: error }, 'outbox: the database could not be read');
      }
      if (nudged || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        rest = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: () => {
      stopped = true;
      rest();
      return running;
    },
  };
}

/** Handles every row that is due now. */
export async function drainOutbox(
  payload: Payload,
  handlers: OutboxHandlers,
  isStopped = () => false,
): Promise<void> {
  for (let row = await claimNext(payload); row; row = await claimNext(payload)) {
    await handle(payload, handlers, row);
    if (isStopped()) return;
  }
}

async function handle(payload: Payload, handlers: OutboxHandlers, row: Outbox): Promise<void> {
  try {
    const outcome = await handlers[row.kind](rowData.parse(row.payload), row);
    await settle(payload, row, afterOutcome(outcome, row));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log.warn(
      { outbox: row.id, kind: row.kind, attempts: row.attempts, problem },
      'outbox: will be tried again',
    );
    const failed = row.attempts >= ATTEMPTS_MAX;
    await settle(payload, row, {
      status: failed ? 'failed' : 'pending',
      lastError: problem.slice(0, 500),
      dueAt: inMs(retryPause(row.attempts)),
    });
  }
}

function afterOutcome(outcome: Outcome, row: Outbox): Partial<Outbox> {
  if (outcome === 'done') return { status: 'sent', lastError: null };
  if (outcome === 'drop') return { status: 'dropped' };
  return { status: 'pending', dueAt: inMs(LATER_MS), attempts: row.attempts - 1 };
}

/** Writes what became of a row, unless its lease ran out and another process has it. */
async function settle(payload: Payload, row: Outbox, data: Partial<Outbox>): Promise<void> {
  await payload.db.updateOne({
    collection: 'outbox',
    options: { atomic: true },
    where: { and: [{ id: { equals: row.id } }, { leaseUntil: { equals: row.leaseUntil } }] },
    data: { ...data, leaseUntil: null },
    returning: false,
  });
}

function inMs(ms: number): string {
  return new Date(Date.now() + ms).toISOString();
}
