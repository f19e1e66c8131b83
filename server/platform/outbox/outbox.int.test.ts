import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OUTBOX_KINDS } from '#domain/email/outbox';
import { leaveRunning, makeAllDue, outboxRows, putsOff } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Outbox } from '../../../payload-types';
import { claimNext, LEASE_MS, renewLease } from './claim';
import { enqueue } from './enqueue';
import {
  ATTEMPTS_MAX,
  type OutboxHandler,
  type OutboxHandlers,
  RefusedForGood,
  retryPause,
} from './handle-row';
import { AT_ONCE, drainOutbox, startOutboxWorker, wakeOutbox } from './worker';

const shop = await testShop();
beforeEach(() => shop.payload.db.deleteMany({ collection: 'outbox', where: {} }));

const queue = (key: string = randomUUID(), data: Record<string, string> = {}) =>
  enqueue(shop.payload, 'order-received', { key, data });
const all =
  (handler: OutboxHandler): OutboxHandlers =>
  () =>
    handler;
const drain = (handler: OutboxHandler) => drainOutbox(shop.payload, all(handler));
const only = async (): Promise<Outbox> => {
  const [row, ...others] = await outboxRows(shop.payload);
  if (!row || others.length > 0) throw new Error(`${others.length} more rows than one`);
  return row;
};
const fromNow = (moment: string) => new Date(moment).getTime() - Date.now();
const refuse: OutboxHandler = () => Promise.reject(new Error('451 come back later'));
const done: OutboxHandler = async () => 'done';

describe('enqueue', () => {
  it('keeps one row per key, even with many calls at once', async () => {
    const key = randomUUID();
    await queue(key, { orderId: '1' });
    await queue(key, { orderId: '2' });
    await Promise.all(Array.from({ length: 10 }, () => queue(key)));
    expect(await only()).toMatchObject({ key, status: 'pending', attempts: 0, payload: { orderId: '1' } });
  });

  it('keeps one row and never fails for many calls at once with a new key', async () => {
    const key = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => queue(key)));
    expect((await only()).key).toBe(key);
  });

  it('does not queue a handled row again', async () => {
    const key = randomUUID();
    await queue(key);
    await drain(done);
    await queue(key);
    expect((await only()).status).toBe('sent');
  });
});

describe('two workers', () => {
  it('handle each of 100 rows exactly once', async () => {
    const keys = Array.from({ length: 100 }, (_, n) => `row-${n}-${randomUUID()}`);
    await Promise.all(keys.map((key) => queue(key)));
    const handled: string[] = [];
    const handler: OutboxHandler = async (_data, row) => {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 4));
      handled.push(row.key);
      return 'done';
    };
    await Promise.all([drain(handler), drain(handler)]);
    expect(handled.sort()).toEqual([...keys].sort());
    const rows = await outboxRows(shop.payload);
    expect(new Set(rows.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['sent 1']));
  });

  it('never claim the same row', async () => {
    await queue();
    const claims = await Promise.all(Array.from({ length: 8 }, () => claimNext(shop.payload)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});

it('messages to many wait until everything else is sent', async () => {
  const message = (key: string) => enqueue(shop.payload, 'mail:message', { key, data: {} });
  for (const key of ['m1', 'm2']) await message(key);
  await queue('order');
  const handled: string[] = [];
  await drain(async (_data, { key }) => {
    handled.push(key);
    if (handled.length === 2) await queue('reset');
    return 'done';
  });
  // Rows that were queued in the same millisecond have no fixed order.
  expect(handled.map((key) => (/^m\d$/.test(key) ? 'message' : key))).toEqual([
    'order',
    'message',
    'reset',
    'message',
  ]);
});

describe('a failing handler', () => {
  it('leaves the row pending with the error and a growing delay', async () => {
    await queue();
    for (const [failed, seconds] of [5, 10, 20, 40].entries()) {
      await makeAllDue(shop.payload);
      expect(await putsOff(() => drain(refuse), only, seconds)).toBe(true);
      expect(await only()).toMatchObject({
        status: 'pending',
        attempts: failed + 1,
        lastError: '451 come back later',
      });
    }
  });

  it('is not called again before the delay ends', async () => {
    await queue();
    let calls = 0;
    const handler: OutboxHandler = async () => {
      calls += 1;
      throw new Error('away');
    };
    await drain(handler);
    await drain(handler);
    expect(calls).toBe(1);
  });

  it('fails permanently after the last attempt, where the owner sees it', async () => {
    await queue();
    const { id } = await only();
    await setRow(shop.payload, 'outbox', id, { attempts: ATTEMPTS_MAX - 1 });
    await drain(refuse);
    expect(await only()).toMatchObject({
      status: 'failed',
      attempts: ATTEMPTS_MAX,
      lastError: '451 come back later',
    });
    await setRow(shop.payload, 'outbox', id, { dueAt: new Date(0).toISOString() });
    await drain(done);
    expect((await only()).status).toBe('failed');
  });

  it('fails at once if a retry cannot help', async () => {
    await queue();
    await drain(() => Promise.reject(new RefusedForGood('550 no such user')));
    expect(await only()).toMatchObject({ status: 'failed', attempts: 1, lastError: '550 no such user' });
  });

  it('does not block other rows', async () => {
    await queue('first');
    await queue('second');
    const seen: string[] = [];
    await drain(async (_data, row) => {
      seen.push(row.key);
      if (row.key === 'first') throw new Error('no');
      return 'done';
    });
    expect(seen.sort()).toEqual(['first', 'second']);
  });

  it('stores at most 500 characters of an error, even if it is not an Error', async () => {
    await queue();
    await drain(() => Promise.reject('x'.repeat(10_000)));
    expect((await only()).lastError?.length).toBe(500);
  });

  it('clears the error once it succeeds', async () => {
    await queue();
    await drain(refuse);
    await makeAllDue(shop.payload);
    await drain(done);
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });
});

describe('retryPause', () => {
  it('doubles from 5 s up to an hour', () => {
    expect([1, 2, 3, 10, 11, 40].map(retryPause)).toEqual([
      5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
  });
});

describe("'later' and 'drop'", () => {
  it("'drop' ends a row silently", async () => {
    await queue();
    await drain(async () => 'drop');
    expect(await only()).toMatchObject({ status: 'dropped' });
    await drain(() => Promise.reject(new Error('never asked')));
    expect((await only()).status).toBe('dropped');
  });

  it("'later' runs again soon", async () => {
    await queue();
    await drain(async () => 'later');
    const row = await only();
    expect(row.status).toBe('pending');
    expect(fromNow(row.dueAt)).toBeGreaterThan(1000);
    expect(fromNow(row.dueAt)).toBeLessThan(10_000);
  });

  it("'later' does not count as a failure", async () => {
    await queue();
    for (let times = 0; times < ATTEMPTS_MAX + 1; times += 1) {
      await makeAllDue(shop.payload);
      await drain(async () => 'later');
    }
    await makeAllDue(shop.payload);
    await drain(refuse);
    const row = await only();
    expect(row.status).toBe('pending');
    expect(fromNow(row.dueAt)).toBeLessThan(6000);
  });
});

describe('a lease', () => {
  it('passes a row to another process when its own died', async () => {
    await queue();
    const first = await claimNext(shop.payload);
    expect(fromNow(first?.leaseUntil ?? '')).toBeGreaterThan(LEASE_MS - 5000);
    expect(await claimNext(shop.payload)).toBeNull();
    await leaveRunning(shop.payload, first?.id ?? '');
    const second = await claimNext(shop.payload);
    expect(second).toMatchObject({ id: first?.id, attempts: 2, status: 'running' });
  });

  it('is renewed while the handler runs, only by its own process', async () => {
    await queue();
    const row = await claimNext(shop.payload);
    if (!row) throw new Error('nothing to claim');
    const end = renewLease(shop.payload, row, 20);
    await setRow(shop.payload, 'outbox', row.id, { leaseUntil: new Date(Date.now() - 1000).toISOString() });
    await expect.poll(async () => fromNow((await only()).leaseUntil ?? '')).toBeGreaterThan(LEASE_MS - 5000);
    await setRow(shop.payload, 'outbox', row.id, { attempts: 2, leaseUntil: new Date(0).toISOString() });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await only()).leaseUntil).toBe(new Date(0).toISOString());
    end();
  });

  it('keeps a late process from changing the row', async () => {
    await queue();
    await drain(async (_data, row) => {
      await leaveRunning(shop.payload, row.id);
      await drain(done);
      throw new Error('too late');
    });
    expect(await only()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });
});

describe('startOutboxWorker', () => {
  it('handles new rows at once, slow ones in parallel, and stops after the current ones', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const handled: string[] = [];
    const finish: (() => void)[] = [];
    const worker = startOutboxWorker(
      shop.payload,
      all(async (_data, row) => {
        if (row.key.startsWith('slow')) await new Promise<void>((resolve) => finish.push(resolve));
        handled.push(row.key);
        return 'done';
      }),
    );
    await queue('slow 1');
    wakeOutbox(shop.payload);
    await expect.poll(() => finish.length).toBe(1);
    await queue('quick');
    wakeOutbox(shop.payload);
    await expect.poll(() => handled).toEqual(['quick']);
    const slow = Array.from({ length: AT_ONCE }, (_, n) => `slow ${n + 1}`);
    for (const key of slow) await queue(key);
    wakeOutbox(shop.payload);
    await expect.poll(() => finish.length).toBe(AT_ONCE);
    await queue('never');
    wakeOutbox(shop.payload);
    const stopped = worker.stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(handled).toEqual(['quick']);
    for (const one of finish) one();
    await stopped;
    expect(handled.sort()).toEqual(['quick', ...slow]);
    expect((await outboxRows(shop.payload, { key: { equals: 'never' } }))[0]?.status).toBe('pending');
  });
});

it('every kind can be stored', async () => {
  for (const kind of OUTBOX_KINDS) await enqueue(shop.payload, kind, { key: kind, data: {} });
  expect((await outboxRows(shop.payload)).map(({ kind }) => kind).sort()).toEqual([...OUTBOX_KINDS].sort());
});
