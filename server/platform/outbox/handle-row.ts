import type { Payload } from 'payload';
import { z } from 'zod';
import type { OutboxKind } from '#domain/email/outbox';
import { fromNow } from '#domain/wire/durations';
import { findOne } from '#server/platform/database/find';
import { meterOf, type OutboxOutcome } from '#server/platform/metrics/meter';
import { inTime } from '#server/platform/tools/in-time';
import { log } from '#server/platform/tools/log';
import { inLogContext } from '#server/platform/tools/log-context';
import { yieldToVisitors } from '#server/platform/tools/per-shop';
import type { Outbox } from '../../../payload-types';
import { claimRow, renewLease, writeClaimed } from './claim';

/** Thrown to try an email again later. The owner reads the message until then. */
export interface PutOff {
  putOffMs: number;
  why: string;
}
/** 'later' and PutOff don't count as failures. 'drop' gives up without a failure. */
type Outcome = 'done' | 'later' | 'drop' | PutOff;
export type OutboxHandler = (data: Record<string, string>, row: Outbox) => Promise<Outcome>;
export type OutboxHandlers = (kind: OutboxKind) => OutboxHandler;
export type HandlerTable = Record<OutboxKind, OutboxHandler>;

const LATER_MS = 5_000;
/** A handler that takes longer counts as failed. */
const HANDLER_MS = 5 * 60 * 1000;

const rowData = z.record(z.string(), z.string());

/** Handles a claimed row and stores the result. */
export function handleRow(payload: Payload, handlers: OutboxHandlers, row: Outbox): Promise<void> {
  const { orderId } = rowData.safeParse(row.payload).data ?? {};
  const context = { outbox: row.id, kind: row.kind, ...(orderId && { orderId }) };
  return inLogContext(context, () => handleInContext(payload, handlers, row));
}

async function handleInContext(payload: Payload, handlers: OutboxHandlers, row: Outbox): Promise<void> {
  const endLease = renewLease(payload, row);
  try {
    await yieldToVisitors(payload);
    const { outcome, ...result } = await resultOf(handlers, row);
    meterOf(payload)?.outbox(row.kind, outcome);
    await yieldToVisitors(payload);
    await writeClaimed(payload, row, { ...result, leaseUntil: null });
  } finally {
    endLease();
  }
}

interface Result extends Partial<Outbox> {
  outcome: OutboxOutcome;
}

async function resultOf(handlers: OutboxHandlers, row: Outbox): Promise<Result> {
  try {
    const outcome = await inTime(HANDLER_MS, handlers(row.kind)(rowData.parse(row.payload), row));
    if (outcome === 'too late') throw new Error('This took too long');
    return afterOutcome(outcome, row);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const isFailed = error instanceof RefusedForGood || row.attempts >= ATTEMPTS_MAX;
    log.warn(
      { attempts: row.attempts, problem },
      isFailed ? 'outbox: given up' : 'outbox: will be tried again',
    );
    return {
      outcome: isFailed ? 'failed' : 'retried',
      status: isFailed ? 'failed' : 'pending',
      lastError: problem.slice(0, 500),
      dueAt: fromNow(retryPause(row.attempts)),
    };
  }
}

function afterOutcome(outcome: Outcome, row: Outbox): Result {
  if (outcome === 'done') return { outcome: 'sent', status: 'sent', lastError: null };
  if (outcome === 'drop') return { outcome: 'dropped', status: 'dropped' };
  const again = { outcome: 'put off', status: 'pending', attempts: row.attempts - 1 } as const;
  if (outcome === 'later') return { ...again, dueAt: fromNow(LATER_MS) };
  return { ...again, dueAt: fromNow(outcome.putOffMs), lastError: outcome.why };
}

/** Handles a key's row now if it's due and free. */
export async function handleByKey(payload: Payload, handlers: OutboxHandlers, key: string): Promise<void> {
  const row = await findOne(payload, 'outbox', { key: { equals: key } });
  const claimed = row && (await claimRow(payload, row));
  if (claimed) await handleRow(payload, handlers, claimed);
}

/** Thrown if another try can't help. The row fails right away, and the owner sees it. */
export class RefusedForGood extends Error {}

const FIRST_MS = 5_000;
const LONGEST_MS = 60 * 60 * 1000;

/** With the pauses below, about 30 hours of tries. */
export const ATTEMPTS_MAX = 40;

/** How long to wait before the next try, in ms. It doubles from 5 seconds up to an hour. */
export function retryPause(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, attempts - 1), LONGEST_MS);
}
