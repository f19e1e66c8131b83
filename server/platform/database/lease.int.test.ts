import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import { gate } from '#server/testing/gate';
import { testShop } from '#server/testing/test-shop';
import { runDueJob } from '../jobs/run-due-job';
import { claimNext, LEASE_MS } from '../outbox/claim';
import { enqueue } from '../outbox/enqueue';
import { joinServers } from './running-servers';

const { payload } = await testShop();
const refused = (error: unknown) => {
  throw error;
};

/** Starts a server whose clock is off by this many ms. */
async function startOff(ms: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + ms);
  const { leave } = await joinServers(payload, { onNewerData: refused, onFailure: refused });
  await leave();
}

beforeEach(() => payload.db.deleteMany({ collection: 'outbox', where: {} }));
afterEach(async () => {
  vi.useRealTimers();
  await startOff(0);
  vi.useRealTimers();
});

describe.runIf(payload.db.name === 'mongoose')('servers whose clocks differ (rule 25.7)', () => {
  it('send an email once', async () => {
    await enqueue(payload, 'order-received', { key: randomUUID(), data: {} });
    const claimed = await claimNext(payload);
    expect(claimed).not.toBeNull();
    await startOff(10 * MINUTE_MS);
    expect(await claimNext(payload)).toBeNull();
    vi.setSystemTime(Date.now() + LEASE_MS + 1000);
    expect((await claimNext(payload))?.id).toBe(claimed?.id);
  });

  it('free what a killed one with a fast clock held, once its lease has expired', async () => {
    await enqueue(payload, 'order-received', { key: randomUUID(), data: {} });
    await startOff(10 * MINUTE_MS);
    const claimed = await claimNext(payload);
    vi.useRealTimers();
    await startOff(LEASE_MS + 1000);
    expect(claimed).not.toBeNull();
    vi.setSystemTime(Date.now() + LEASE_MS + 1000);
    expect((await claimNext(payload))?.id).toBe(claimed?.id);
  });

  it('run a job once', async () => {
    const { opened, open } = gate();
    let runs = 0;
    const job = {
      name: 'held',
      everyMs: HOUR_MS,
      run: async () => {
        runs += 1;
        await opened;
      },
    };
    const first = runDueJob(payload, job);
    await expect.poll(() => runs).toBe(1);
    await startOff(15 * MINUTE_MS);
    await runDueJob(payload, job);
    expect(runs).toBe(1);
    open();
    await first;
  });
});
