import type { Payload, Where } from 'payload';
import type { Gauge } from 'prom-client';
import { OUTBOX_KINDS } from '#domain/email/outbox';
import { countOf, findAll } from '../database/find';
import { inTime } from '../tools/in-time';
import { log } from '../tools/log';

/** Figures that each scrape reads from the database. Every server reports the same ones. */
export interface QueueGauges {
  databaseUp: Gauge;
  outboxRows: Gauge<'what' | 'state'>;
  oldestDue: Gauge<'what'>;
  jobOverdue: Gauge<'task'>;
  jobFailing: Gauge<'task'>;
}

/** How long the database may take, in ms. Prometheus waits ten seconds. */
const PATIENCE_MS = 5_000;

const KINDS = {
  email: OUTBOX_KINDS.filter((kind) => kind.startsWith('mail:')),
  other: OUTBOX_KINDS.filter((kind) => !kind.startsWith('mail:')),
} as const;

const STATES = {
  waiting: [{ status: { equals: 'pending' } }, { lastError: { exists: false } }],
  retrying: [{ status: { equals: 'pending' } }, { lastError: { exists: true } }],
  running: [{ status: { equals: 'running' } }],
  failed: [{ status: { equals: 'failed' } }],
} as const satisfies Record<string, Where[]>;

/** Sets the gauges. If the database doesn't answer in time, `databaseUp` is 0 and the others are left out. */
export async function readQueues(payload: Payload, gauges: QueueGauges): Promise<void> {
  try {
    const set = await inTime(PATIENCE_MS, read(payload, gauges));
    if (set === 'too late') throw new Error('the database takes too long');
    for (const gauge of Object.values(gauges)) gauge.reset();
    set();
    gauges.databaseUp.set(1);
  } catch (error) {
    log.error({ err: error }, 'metrics: the database could not be read');
    for (const gauge of Object.values(gauges)) gauge.reset();
  }
}

/** Returns a function that sets the gauges, so an answer that comes too late sets nothing. */
async function read(payload: Payload, gauges: QueueGauges): Promise<() => void> {
  const now = Date.now();
  const sets: (() => void)[] = [];
  for (const [what, kinds] of Object.entries(KINDS)) {
    const ofKind = { kind: { in: kinds } };
    for (const [state, where] of Object.entries(STATES)) {
      const count = await countOf({ payload, collection: 'outbox', where: [...where, ofKind] });
      sets.push(() => gauges.outboxRows.set({ what, state }, count));
    }
    const due = { dueAt: { less_than_equal: new Date(now).toISOString() } };
    const where = { and: [{ status: { equals: 'pending' } }, due, ofKind] };
    const [oldest] = await findAll(payload, 'outbox', where, 'dueAt', 1);
    sets.push(() => gauges.oldestDue.set({ what }, secondsSince(oldest?.dueAt, now)));
  }
  for (const { name: task, dueAt, lastProblem } of await findAll(payload, 'jobs')) {
    sets.push(() => gauges.jobOverdue.set({ task }, secondsSince(dueAt, now)));
    sets.push(() => gauges.jobFailing.set({ task }, lastProblem ? 1 : 0));
  }
  return () => {
    for (const set of sets) set();
  };
}

function secondsSince(moment: string | undefined, now: number): number {
  return moment === undefined ? 0 : Math.max(0, (now - new Date(moment).getTime()) / 1000);
}
