import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { meterOf } from '#server/platform/metrics/meter';
import { log } from '#server/platform/tools/log';
import type { Job as JobRow } from '../../../payload-types';

/** Recurring work on one server at a time. It must be safe to repeat. */
export interface Job {
  name: string;
  everyMs: number;
  run: (did: Tally) => Promise<void>;
}

/** Counts a job's results for the log and its row. */
export type Tally = (what: string, count: number) => void;

const counts = z.record(z.string(), z.number());

/** In ms. Afterwards, another server may take over. */
const LEASE_MS = 10 * 60 * 1000;

/** Runs a job if it's due and no server runs it. A failure is logged, and the job runs again when due. */
export async function runDueJob(payload: Payload, { name, everyMs, run }: Job): Promise<void> {
  const row = await rowOf(payload, name);
  const now = new Date().toISOString();
  if (row.dueAt > now || (row.leaseUntil && row.leaseUntil > now)) return;
  const leaseUntil = new Date(Date.now() + LEASE_MS).toISOString();
  const { id } = row;
  const claimed = await changeIf(payload, 'jobs', id, {
    condition: [
      { dueAt: { less_than_equal: now } },
      { or: [{ leaseUntil: { exists: false } }, { leaseUntil: { less_than: now } }] },
    ],
    data: { leaseUntil },
  });
  if (!claimed) return;
  let lastProblem: string | null = null;
  const start = performance.now();
  const ranAt = new Date().toISOString();
  const done = new Map<string, number>();
  try {
    await run((what, count) => done.set(what, (done.get(what) ?? 0) + count));
  } catch (error) {
    lastProblem = error instanceof Error ? error.message : String(error);
    log.error({ err: error, job: name }, 'a job failed');
  }
  meterOf(payload)?.job(name, lastProblem === null, (performance.now() - start) / 1000);
  const did = Object.fromEntries(done);
  const totals = summed(counts.parse(claimed.totals ?? {}), did);
  if (done.size > 0) log.info({ job: name, did, totals }, 'a job is done');
  await changeIf(payload, 'jobs', id, {
    condition: [{ leaseUntil: { equals: leaseUntil } }],
    data: {
      leaseUntil: null,
      dueAt: new Date(Date.now() + everyMs).toISOString(),
      ranAt,
      lastProblem,
      failures: lastProblem === null ? 0 : (claimed.failures ?? 0) + 1,
      totals,
    },
  });
}

function summed(before: Record<string, number>, did: Record<string, number>): Record<string, number> {
  const sums = Object.entries(did).map(([what, count]) => [what, (before[what] ?? 0) + count]);
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
