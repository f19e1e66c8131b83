import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextBackup } from '#domain/backups/backup-times';
import { HOUR_MS, MINUTE_MS } from '#domain/wire/durations';
import { runningShop } from '#server/health/checked-shop';
import { backup } from '#server/health/checks/backup';
import { findOne } from '#server/platform/database/find';
import { runDueJob, runJobNow } from '#server/platform/jobs/run-due-job';
import { testShop } from '#server/testing/test-shop';
import { type BackedUp, backupJob } from './backup-job';
import { startBackups } from './start-backups';

const PLACES = { BACKUP_PASSPHRASE: 'pine tar and rosin 1908', BACKUP_DIR: '/mnt/safe' };

const { payload, settings: plain } = await testShop();
const settings = { ...plain, ...PLACES };

beforeEach(async () => {
  for (const collection of ['jobs', 'health'] as const)
    await payload.db.deleteMany({ collection, where: {} });
});

const good = (): BackedUp => ({
  name: 'shop-20260131-031500',
  at: new Date(),
  to: ['the folder /mnt/safe'],
  bytes: 5_000_000,
  photos: 2,
  notes: [],
  problems: [],
});
const jobOf = (save: () => Promise<BackedUp>) => backupJob({ payload, settings, backUp: save });
const row = async () => {
  const stored = await findOne(payload, 'jobs', { name: { equals: 'backup' } });
  if (!stored) throw new Error('there is no job');
  return stored;
};
const health = (changes: Partial<typeof settings> = {}) => {
  const shop = { ...runningShop(payload, { ...settings, ...changes }), now: new Date() };
  return backup.run(shop);
};

describe('the nightly backup', () => {
  it('is made by only one server at a time (rule 24.7)', async () => {
    const save = vi.fn(async () => {
      expect(await runJobNow(payload, jobOf(save))).toBe(false);
      return good();
    });
    await Promise.all(Array.from({ length: 10 }, () => runDueJob(payload, jobOf(save))));
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('stays with that server for as long as it takes (rule 24.7)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const save = async () => {
      const { leaseUntil } = await row();
      await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
      await expect.poll(async () => (await row()).leaseUntil).not.toBe(leaseUntil);
      return good();
    };
    await runDueJob(payload, jobOf(save)).finally(() => vi.useRealTimers());
    expect(await row()).toMatchObject({ leaseUntil: null });
  });

  it('is due at its time again, even after one by hand (rule 24.1)', async () => {
    const next = nextBackup('03:15', new Date()).toISOString();
    expect(
      await runJobNow(
        payload,
        jobOf(async () => good()),
      ),
    ).toBe(true);
    expect((await row()).dueAt).toBe(next);
  });

  it('is tried again within the hour after a failure, which the shop reports (rule 24.4)', async () => {
    await runDueJob(
      payload,
      jobOf(async () => good()),
    );
    expect(await health()).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('4.8 MB in the folder'),
    });
    await runJobNow(
      payload,
      jobOf(() => Promise.reject(new Error('the bucket is away'))),
    );
    expect(Date.parse((await row()).dueAt) - Date.now()).toBeLessThanOrEqual(HOUR_MS);
    expect(await health()).toMatchObject({
      state: 'red',
      found:
        'The last one is from just now: 4.8 MB in the folder /mnt/safe. The latest one failed: the bucket is away.',
    });
    await runJobNow(
      payload,
      jobOf(async () => ({ ...good(), notes: ['3 photos are missing'] })),
    );
    expect(await health()).toMatchObject({ state: 'warning', found: expect.stringContaining('3 photos') });
  });
});

describe('without a passphrase or a place (rule 24.1)', () => {
  it.each([
    [{ BACKUP_PASSPHRASE: undefined }, 'red', 'set BACKUP_PASSPHRASE, because'],
    [{ BACKUP_DIR: undefined }, 'red', 'set BACKUP_DIR, BACKUP_S3_BUCKET, or both'],
    [
      { BACKUP_DIR: undefined, BACKUP_PASSPHRASE: undefined },
      'warning',
      'set BACKUP_PASSPHRASE, and BACKUP_DIR',
    ],
  ])('%j makes none, and the shop says why', async (missing, state, todo) => {
    expect(await health(missing)).toMatchObject({ state, todo: expect.stringContaining(todo) });
    await startBackups(payload, { ...settings, ...missing }).stop();
    expect(await findOne(payload, 'jobs', { name: { equals: 'backup' } })).toBeNull();
  });

  it('and with BACKUP_TIME=off, there are none', async () => {
    await startBackups(payload, { ...settings, BACKUP_TIME: 'off' }).stop();
    expect(await findOne(payload, 'jobs', { name: { equals: 'backup' } })).toBeNull();
    expect(await health({ BACKUP_TIME: 'off' })).toMatchObject({ state: 'warning' });
  });
});
