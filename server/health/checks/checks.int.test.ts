import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { REFUSED_ADDRESS } from '#domain/email/outbox';
import type { CheckId } from '#domain/health/health-checks';
import { BACKUP_FACT, HEARTBEAT_FACT, WEBHOOK_FACT } from '#domain/health/health-facts';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import { storeFact } from '#server/platform/health/facts';
import { testShop } from '#server/testing/test-shop';
import type { Outbox } from '../../../payload-types';
import type { CheckedShop } from '../check';
import { runningShop } from '../checked-shop';
import { CHECKS } from '../run-checks';

const shop = await testShop();
const { payload, settings } = shop;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

beforeEach(async () => {
  for (const collection of ['health', 'jobs', 'outbox', 'paypal-events'] as const)
    await payload.db.deleteMany({ collection, where: {} });
});

const find = (id: CheckId, other: Partial<CheckedShop> = {}) =>
  CHECKS[id].run({ ...runningShop(payload, settings), ...other });
const stopped = { isRunning: false };

const row = (data: Partial<Outbox>) =>
  payload.db.create({
    collection: 'outbox',
    data: {
      id: randomUUID(),
      key: randomUUID(),
      kind: 'mail:message',
      payload: {},
      status: 'pending',
      attempts: 0,
      dueAt: ago(MINUTE_MS),
      ...data,
    },
  });
const job = (data: object) =>
  payload.db.create({
    collection: 'jobs',
    data: { id: randomUUID(), name: randomUUID(), dueAt: ago(-MINUTE_MS), ranAt: ago(MINUTE_MS), ...data },
  });

describe('database', () => {
  const isMongo = Boolean(settings.DATABASE_URI);

  it('says its version, its size, and when it was last checked', async () => {
    const integrity = async () => ({ at: ago(2 * HOUR_MS), problem: null });
    expect(await find('database', { integrity })).toMatchObject({
      state: 'ok',
      found: expect.stringMatching(
        isMongo ? /^MongoDB \d/ : /^SQLite 3.*MB\. No damage found 2 hours ago\.$/,
      ),
    });
  });

  it.runIf(!isMongo)('is red if the file is damaged, and a warning if it was never checked', async () => {
    const integrity = async () => ({ at: ago(0), problem: 'row 3 missing' });
    expect(await find('database', { integrity })).toMatchObject({
      state: 'red',
      found: expect.stringContaining('row 3'),
      todo: expect.stringContaining('move DATA_DIR somewhere else'),
    });
    const old = async () => ({ at: ago(100 * HOUR_MS), problem: null });
    expect(await find('database', { integrity: old })).toMatchObject({ state: 'warning' });
  });
});

describe('outbox', () => {
  it('is fine with emails that are waiting their turn', async () => {
    await row({ dueAt: ago(-HOUR_MS) });
    expect(await find('outbox')).toEqual({
      state: 'ok',
      found: '1 waiting, 0 being retried, 0 failed.',
      todo: null,
    });
  });

  it('is red if something has been overdue for long, unless the shop is stopped', async () => {
    await row({ dueAt: ago(HOUR_MS) });
    expect(await find('outbox')).toMatchObject({ state: 'red', found: expect.stringContaining('Message') });
    expect(await find('outbox', stopped)).toMatchObject({ state: 'warning' });
  });

  it('warns about failed ones', async () => {
    await row({ status: 'failed', attempts: 40 });
    expect(await find('outbox')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('1 failed'),
    });
  });
});

describe('email', () => {
  const sending = { settings: { ...settings, SMTP_URL: 'smtp://bo:p4ssword@mail.test' } };

  it('is off without SMTP_URL, and a warning on a shop with a web address', async () => {
    expect(await find('email')).toMatchObject({ state: 'off' });
    const open = { settings: { ...settings, SITE_URL: 'https://shop.test' } };
    expect(await find('email', open)).toMatchObject({ state: 'warning' });
  });

  it('says when the last one was sent, and warns about refused addresses', async () => {
    await row({ status: 'sent' });
    expect(await find('email', sending)).toMatchObject({
      state: 'ok',
      found: 'The last one was sent just now.',
    });
    await row({ status: 'failed', lastError: `${REFUSED_ADDRESS}: 550 no such user` });
    expect(await find('email', sending)).toMatchObject({
      state: 'warning',
      found: 'The last one was sent just now. 1 address was refused in the last week.',
    });
  });

  it('is red if nothing goes out anymore', async () => {
    await row({ attempts: 9, lastError: 'connect ECONNREFUSED', dueAt: ago(-HOUR_MS) });
    expect(await find('email', sending)).toMatchObject({
      state: 'red',
      found: expect.stringContaining('connect ECONNREFUSED'),
    });
    await row({ status: 'sent' });
    expect(await find('email', sending)).toMatchObject({ state: 'ok' });
  });
});

describe('jobs', () => {
  it('says what ran and what is next', async () => {
    await job({ name: 'drawing' });
    expect(await find('jobs')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('drawing is next'),
    });
  });

  it("ends a failure's own sentence once", async () => {
    await job({ name: 'drawing', failures: 1, lastProblem: 'Photos are away. Try again.' });
    expect((await find('jobs')).found).toMatch(/drawing failed once: Photos are away\. Try again\.$/);
  });

  it('warns about a failure and is red after three', async () => {
    const failed = { name: 'drawing', lastProblem: 'no answer' };
    await job({ ...failed, failures: 1 });
    expect(await find('jobs')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('drawing failed once: no answer.'),
    });
    await job({ ...failed, name: 'unpaid-orders', failures: 3 });
    expect(await find('jobs')).toMatchObject({ state: 'red' });
  });

  it('ignores failures of jobs that the shop no longer has', async () => {
    await job({ name: 'drawing' });
    await job({ failures: 9, dueAt: ago(100 * HOUR_MS) });
    expect(await find('jobs')).toMatchObject({ state: 'ok' });
  });

  it('is red if none runs anymore, even while the checks do, unless the shop is stopped', async () => {
    await job({ ranAt: ago(HOUR_MS) });
    await job({ name: 'health' });
    expect(await find('jobs')).toMatchObject({ state: 'red' });
    expect(await find('jobs', stopped)).toMatchObject({ state: 'warning' });
  });
});

describe('payments', () => {
  const paypal = {
    settings: {
      ...settings,
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 's',
      PAYPAL_WEBHOOK_ID: 'WH-1',
    },
  };
  const event = () =>
    payload.db.create({
      collection: 'paypal-events',
      data: { id: randomUUID(), eventId: randomUUID(), type: 'X' },
    });

  it('says if payments are simulated, and warns without a webhook', async () => {
    expect(await find('payments')).toMatchObject({ state: 'off' });
    const deaf = { settings: { ...paypal.settings, PAYPAL_WEBHOOK_ID: undefined } };
    expect(await find('payments', deaf)).toMatchObject({ state: 'warning' });
  });

  it('is red after many bad signatures, until a good event comes', async () => {
    await storeFact(payload, WEBHOOK_FACT, { refused: 1, refusedAt: ago(MINUTE_MS) });
    expect(await find('payments', paypal)).toMatchObject({ state: 'warning' });
    await storeFact(payload, WEBHOOK_FACT, { refused: 5, refusedAt: ago(MINUTE_MS) });
    expect(await find('payments', paypal)).toMatchObject({
      state: 'red',
      todo: expect.stringContaining('PAYPAL_WEBHOOK_ID'),
    });
    await event();
    expect(await find('payments', paypal)).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('just now'),
    });
  });
});

describe('backup', () => {
  const BACKUP = { BACKUP_DIR: '/mnt/safe', BACKUP_PASSPHRASE: 'correct horse battery' };
  const nightly = { settings: { ...settings, ...BACKUP } };
  const good = {
    at: ago(HOUR_MS),
    to: '/mnt/safe',
    bytes: 5_000_000,
    verifiedAt: ago(HOUR_MS),
    problem: null,
    notes: [],
  };

  it.each([
    ['ok', good],
    ['warning', { ...good, notes: ['2 photos are missing'] }],
    ['red', { ...good, problem: 'the disk is full' }],
    ['red', { ...good, at: ago(60 * HOUR_MS) }],
  ] as const)('is %s', async (state, { notes, ...fact }) => {
    await storeFact(payload, BACKUP_FACT, { ...fact, notes: [...notes] });
    expect(await find('backup', nightly)).toMatchObject({
      state,
      found: expect.stringContaining('4.8 MB in /mnt/safe'),
    });
  });

  it('is a warning without its settings, and red with half of them', async () => {
    expect(await find('backup')).toMatchObject({ state: 'warning' });
    const half = { settings: { ...settings, BACKUP_DIR: '/mnt/safe' } };
    expect(await find('backup', half)).toMatchObject({
      state: 'red',
      todo: expect.stringContaining('BACKUP_PASSPHRASE'),
    });
  });
});

describe('clock', () => {
  it.runIf(!settings.DATABASE_URI)('is off with nothing to compare it with', async () => {
    expect(await find('clock')).toMatchObject({ state: 'off' });
  });

  it.each([
    ['ok', 0],
    ['warning', 40_000],
    ['red', -10 * MINUTE_MS],
  ] as const)('is %s compared with the monitor', async (state, aheadMs) => {
    await storeFact(payload, HEARTBEAT_FACT, { at: ago(0), problem: null, aheadMs });
    expect(await find('clock')).toMatchObject({ state });
  });

  it.runIf(!settings.DATABASE_URI)('says why there is nothing to compare it with', async () => {
    const todoWith = async (HEARTBEAT_URL?: string) =>
      (await find('clock', { settings: { ...settings, HEARTBEAT_URL } })).todo;
    expect(await todoWith()).toContain('Set HEARTBEAT_URL.');
    expect(await todoWith('https://monitor.test/ping')).toBe(
      "HEARTBEAT_URL is a server that didn't answer, or not with the time. See Heartbeat.",
    );
  });

  it('is red if it went back', async () => {
    await job({ ranAt: ago(-24 * HOUR_MS) });
    expect(await find('clock')).toMatchObject({ state: 'red', found: expect.stringContaining('24 hours') });
  });
});
