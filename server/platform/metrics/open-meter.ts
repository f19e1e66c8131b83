import { createHash, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { OUTBOX_KINDS, type OutboxKind } from '#domain/email/outbox';
import { ATTEMPT_STATUSES, type AttemptStatus } from '#domain/payments/payment';
import { programVersion } from '../database/data-version';
import { timeDatabase } from '../database/time-database';
import { type QueueGauges, readQueues } from './read-queues';

export const OUTBOX_OUTCOMES = ['sent', 'retried', 'put off', 'dropped', 'failed'] as const;
export type OutboxOutcome = (typeof OUTBOX_OUTCOMES)[number];

/** What a request that isn't an API call counts as. */
export const REQUEST_KINDS = ['page', 'file', 'editor', 'unknown'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const PROVIDER_CALLS = ['createOrder', 'getOrder', 'captureOrder', 'refundCapture', 'getRefund'] as const;
export type ProviderCall = (typeof PROVIDER_CALLS)[number];

/** Counts and times the work of one shop in this process (rule 25.2). Labels come from the code, never from people. */
export interface Meter {
  isAllowed: (authorization: string | undefined) => boolean;
  request: (call: string, status: string, seconds: number) => void;
  order: (by: 'customer' | 'owner', payment: 'online' | 'in person') => void;
  outbox: (kind: OutboxKind, outcome: OutboxOutcome) => void;
  job: (task: string, isDone: boolean, seconds: number) => void;
  payment: (status: AttemptStatus) => void;
  provider: (call: ProviderCall, outcome: string, seconds: number) => void;
  text: () => Promise<string>;
  contentType: string;
}

const REQUEST_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const DATABASE_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const JOB_S = [0.01, 0.1, 1, 10, 60, 600];

export function openMeter(payload: Payload, token: string): Meter {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const requests = counter('shop_requests_total', 'Requests answered, by call and status', [
    'call',
    'status',
  ]);
  const requestTimes = histogram(
    'shop_request_duration_seconds',
    'Time until a request was answered',
    ['call'],
    REQUEST_S,
  );
  const orders = counter('shop_orders_placed_total', 'Orders placed by customers or entered by the owner', [
    'by',
    'payment',
  ]);
  const handled = counter('shop_outbox_handled_total', 'Outbox rows handled, by kind and outcome', [
    'what',
    'kind',
    'outcome',
  ]);
  // Prometheus uses the label `job` for itself.
  const jobRuns = counter('shop_job_runs_total', 'Runs of scheduled jobs', ['task', 'outcome']);
  const jobTimes = histogram('shop_job_duration_seconds', 'Time a job ran', ['task'], JOB_S);
  const payments = counter('shop_payments_total', 'Payment attempts that reached a state', ['state']);
  const providerTimes = histogram(
    'shop_payment_provider_duration_seconds',
    'Calls to the payment provider, by outcome',
    ['call', 'outcome'],
    REQUEST_S,
  );
  const databaseTimes = histogram(
    'shop_database_duration_seconds',
    'Time a statement or command took in the database',
    ['operation'],
    DATABASE_S,
  );
  gauge('shop_info', "The program's version", ['version', 'database'])
    .labels(programVersion(), payload.db.name === 'mongoose' ? 'mongodb' : 'sqlite')
    .set(1);
  const queues: QueueGauges = {
    databaseUp: gauge('shop_database_up', '1 if the database answered this scrape'),
    outboxRows: gauge('shop_outbox_rows', 'Unfinished outbox rows', ['what', 'state']),
    oldestDue: gauge('shop_outbox_oldest_due_seconds', 'How long the oldest due outbox row has waited', [
      'what',
    ]),
    jobOverdue: gauge('shop_job_overdue_seconds', 'How long a job has been due', ['task']),
    jobFailing: gauge('shop_job_failing', "1 if a job's last run failed", ['task']),
  };

  // Without a zero first, Prometheus misses a counter's first increment.
  for (const state of ATTEMPT_STATUSES) payments.inc({ state }, 0);
  for (const kind of OUTBOX_KINDS)
    for (const outcome of ['sent', 'failed']) handled.inc({ what: whatOf(kind), kind, outcome }, 0);
  for (const call of [...API_CALLS.map((each) => each.call), ...REQUEST_KINDS])
    requests.inc({ call, status: '500' }, 0);
  for (const call of PROVIDER_CALLS) providerTimes.zero({ call, outcome: 'away' });
  timeDatabase(payload, (operation, seconds) => databaseTimes.observe({ operation }, seconds));

  const expected = hashOf(`Bearer ${token}`);
  return {
    isAllowed: (authorization = '') => timingSafeEqual(hashOf(authorization), expected),
    request: (call, status, seconds) => {
      requests.inc({ call, status });
      requestTimes.observe({ call }, seconds);
    },
    order: (by, payment) => orders.inc({ by, payment }),
    outbox: (kind, outcome) => handled.inc({ what: whatOf(kind), kind, outcome }),
    job: (task, isDone, seconds) => {
      jobRuns.inc({ task, outcome: isDone ? 'done' : 'failed' });
      jobTimes.observe({ task }, seconds);
    },
    payment: (state) => payments.inc({ state }),
    provider: (call, outcome, seconds) => providerTimes.observe({ call, outcome }, seconds),
    text: async () => {
      await readQueues(payload, queues);
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

const whatOf = (kind: OutboxKind) => (kind.startsWith('mail:') ? 'email' : 'other');

const hashOf = (text: string) => createHash('sha256').update(text).digest();
