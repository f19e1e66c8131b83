import { beforeEach, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/wire/durations';
import { findAll } from '#server/platform/database/find';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Job as JobRow } from '../../../payload-types';
import { type Job, runDueJob, startJobs } from './run-due-job';

const shop = await testShop();
beforeEach(() => shop.payload.db.deleteMany({ collection: 'jobs', where: {} }));

function counted(run: () => Promise<void> = async () => undefined): Job & { runs: () => number } {
  let runs = 0;
  return {
    name: 'count',
    everyMs: HOUR_MS,
    run: () => {
      runs += 1;
      return run();
    },
    runs: () => runs,
  };
}

async function row(): Promise<JobRow> {
  const docs = await findAll(shop.payload, 'jobs');
  const [only, ...others] = docs;
  if (!only || others.length > 0) throw new Error(`${docs.length} rows`);
  return only;
}

async function change(data: Partial<JobRow>): Promise<void> {
  const { id } = await row();
  await setRow(shop.payload, 'jobs', id, data);
}
const past = () => new Date(Date.now() - 1000).toISOString();

it('runDueJob runs at once the first time and then only when due', async () => {
  const job = counted();
  await runDueJob(shop.payload, job);
  await runDueJob(shop.payload, job);
  expect(job.runs()).toBe(1);
  expect(new Date((await row()).dueAt).getTime() - Date.now()).toBeGreaterThan(HOUR_MS - 10_000);
  await change({ dueAt: past() });
  await runDueJob(shop.payload, job);
  expect(job.runs()).toBe(2);
});

it('runDueJob runs once on any number of servers', async () => {
  const job = counted(() => new Promise((resolve) => setTimeout(resolve, 30)));
  await Promise.all(Array.from({ length: 10 }, () => runDueJob(shop.payload, job)));
  expect(job.runs()).toBe(1);
  await change({ dueAt: past() });
  await Promise.all(Array.from({ length: 10 }, () => runDueJob(shop.payload, job)));
  expect(job.runs()).toBe(2);
});

it('runDueJob records a failure and runs again when due', async () => {
  const job = counted(() => Promise.reject(new Error('the provider is away')));
  await runDueJob(shop.payload, job);
  expect(await row()).toMatchObject({ lastProblem: 'the provider is away', leaseUntil: null });
  await change({ dueAt: past() });
  await runDueJob(shop.payload, job);
  expect(job.runs()).toBe(2);
});

it('runDueJob takes over from a dead server after its lease', async () => {
  const job = counted();
  await runDueJob(shop.payload, job);
  await change({ dueAt: past(), leaseUntil: new Date(Date.now() + 60_000).toISOString() });
  await runDueJob(shop.payload, job);
  expect(job.runs()).toBe(1);
  await change({ leaseUntil: past() });
  await runDueJob(shop.payload, job);
  expect(job.runs()).toBe(2);
});

it('startJobs runs due jobs and stops after the current one', async () => {
  let finish: () => void = () => undefined;
  const job = counted(() => new Promise((resolve) => (finish = resolve)));
  const clock = startJobs(shop.payload, [job]);
  await expect.poll(job.runs).toBe(1);
  let ended = false;
  const stopped = clock.stop().then(() => {
    ended = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(ended).toBe(false);
  finish();
  await stopped;
  expect((await row()).leaseUntil).toBeNull();
});
