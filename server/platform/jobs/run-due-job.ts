import { randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { changeIf, createUnlessTaken, fieldIs } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { isLeaseOver, leaseFor } from '#server/platform/database/lease';
import { meterOf } from '#server/platform/metrics/meter';
import { log } from '#server/platform/tools/log';
import { inLogContext } from '#server/platform/tools/log-context';
import type { Job as JobRow } from '../../../payload-types';

/** Recurring work on one server at a time. It must be safe to repeat. */
export interface Job {
  name: string;
  everyMs: number;
  run: (tally: Tally) => Promise<void>;
  /** Replaces `everyMs`. Returns when the job is due after a run. */
  nextAt?: (now: Date) => Date;
  /** Whether it can take longer than a lease. If so, the lease is renewed while it runs. */
  isLong?: boolean;
}

/** Counts a job's results for the log and its row. */
export type Tally = (what: string, count: number) => void;

const counts = z.record(z.string(), z.number());

/** How long a lease lasts, in ms. After that, another server may take over. */
const LEASE_MS = 10 * 60 * 1000;

/** A day can have 25 hours. */
const SCHEDULE_MS = 2 * 60 * 60 * 1000;

/** Runs a job if it's due and no other server is running it. A failure is logged, and the job runs again when due. */
export async function runDueJob(payload: Payload, job: Job): Promise<void> {
  const row = await rowOf(payload, job.name);
  if (isDue(row.dueAt, job)) await runClaimed(payload, job, row, [fieldIs('dueAt', row.dueAt)]);
}

/** Runs a job even if it isn't due. Returns false if another server is running it. */
export async function runJobNow(payload: Payload, job: Job): Promise<boolean> {
  return runClaimed(payload, job, await rowOf(payload, job.name), []);
}

async function runClaimed(payload: Payload, job: Job, row: JobRow, only: readonly Where[]): Promise<boolean> {
  const { name, everyMs, run, nextAt, isLong } = job;
  const { id } = row;
  if (!isLeaseOver(payload, `job ${name}`, row.leaseUntil, LEASE_MS)) return false;
  const leaseUntil = leaseFor(payload, LEASE_MS);
  const claimed = await changeIf(payload, 'jobs', id, {
    condition: [...only, fieldIs('leaseUntil', row.leaseUntil)],
    data: { leaseUntil },
  });
  if (!claimed) return false;
  const release = isLong ? keepLease(payload, id, leaseUntil) : async () => leaseUntil;
  const start = performance.now();
  const ranAt = new Date().toISOString();
  const done = new Map<string, number>();
  const lastProblem = await inLogContext({ job: name }, async () => {
    try {
      await run((what, count) => done.set(what, (done.get(what) ?? 0) + count));
      return null;
    } catch (error) {
      log.error({ err: error }, 'a job failed');
      return error instanceof Error ? error.message : String(error);
    }
  });
  meterOf(payload)?.job(name, lastProblem === null, (performance.now() - start) / 1000);
  const added = Object.fromEntries(done);
  const totals = summed(counts.parse(claimed.totals ?? {}), added);
  if (done.size > 0) log.info({ job: name, counts: added, totals }, 'a job is done');
  const dueAt = nextAt?.(new Date()) ?? new Date(Date.now() + everyMs);
  await changeIf(payload, 'jobs', id, {
    condition: [{ leaseUntil: { equals: await release() } }],
    data: {
      leaseUntil: null,
      dueAt: dueAt.toISOString(),
      ranAt,
      lastProblem,
      failures: lastProblem === null ? 0 : (claimed.failures ?? 0) + 1,
      totals,
    },
  });
  return true;
}

/** Renews a lease. Returns a function that stops the renewals and returns the current lease. */
function keepLease(payload: Payload, id: string, claimed: string): () => Promise<string> {
  let leaseUntil = claimed;
  const renew = async () => {
    const next = leaseFor(payload, LEASE_MS);
    const condition = [{ leaseUntil: { equals: leaseUntil } }];
    if (await changeIf(payload, 'jobs', id, { condition, data: { leaseUntil: next } })) leaseUntil = next;
  };
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch((error: unknown) => {
      log.error({ err: error }, "jobs: couldn't renew a lease");
    });
  }, LEASE_MS / 4);
  return async () => {
    clearInterval(timer);
    await renewing;
    return leaseUntil;
  };
}

/** A job that's due later than its schedule allows was scheduled before the clock was set back (rule 25.6). */
function isDue(dueAt: string, { everyMs }: Job): boolean {
  const inMs = Date.parse(dueAt) - Date.now();
  return inMs <= 0 || inMs > everyMs + SCHEDULE_MS;
}

function summed(before: Record<string, number>, added: Record<string, number>): Record<string, number> {
  const sums = Object.entries(added).map(([what, count]) => [what, (before[what] ?? 0) + count]);
  return { ...before, ...Object.fromEntries(sums) };
}

async function rowOf(payload: Payload, name: string): Promise<JobRow> {
  const find = () => findOne(payload, 'jobs', { name: { equals: name } });
  const stored = await find();
  if (stored) return stored;
  const data = { id: randomUUID(), name, dueAt: new Date().toISOString() };
  const made = (await createUnlessTaken(payload, 'jobs', data)) ?? (await find());
  if (!made) throw new Error(`the job ${name} could not be stored`);
  return made;
}

const POLL_MS = 15_000;

/** Runs jobs when they're due. `stop` waits for the current one. */
export function startJobs(payload: Payload, jobs: readonly Job[]): { stop: () => Promise<void> } {
  let stopped = false;
  let wake: () => void = () => undefined;
  const running = (async () => {
    while (!stopped) {
      for (const job of jobs) {
        if (stopped) return;
        try {
          await runDueJob(payload, job);
        } catch (error) {
          log.error({ err: error, job: job.name }, "jobs: couldn't read the database");
        }
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (stopped) wake();
      });
    }
  })();
  return {
    stop: () => {
      stopped = true;
      wake();
      return running;
    },
  };
}
