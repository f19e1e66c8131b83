import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_IDS, type CheckId, type CheckView, healthReport } from '#domain/health/health-checks';
import { findAll } from '#server/platform/database/find';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, emptyMailbox } from '#server/testing/deliver';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { runningShop } from './checked-shop';
import { disk } from './checks/disk';
import { followHealth } from './follow-health';

const shop = await testShop();
const owner = await ownerClient(shop);
const { payload, settings } = shop;

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'health', where: {} });
  await emptyMailbox(shop);
  vi.restoreAllMocks();
});

const read = async () => healthReport.strict().parse((await owner('GET', '/api/admin/health')).body).checks;
const checkNow = async () =>
  healthReport.strict().parse((await owner('POST', '/api/admin/health', {})).body).checks;
const of = (checks: readonly CheckView[], id: CheckId) => checks.find((check) => check.id === id);
const follow = () => followHealth(runningShop(payload, settings));

const FULL = { state: 'red', found: '1 MB free in /data.', todo: 'Free some space.' } as const;
const ROOMY = { state: 'ok', found: '80 GB free in /data.', todo: null } as const;
const find = (finding: typeof FULL | typeof ROOMY) => vi.spyOn(disk, 'run').mockReturnValue(finding);

describe('the checks (rule 23.1)', () => {
  it('return every check to the owner, with the finding and what to do', async () => {
    const checks = await checkNow();
    expect(checks.map(({ id }) => id)).toEqual(CHECK_IDS);
    for (const { state, todo, found } of checks) {
      expect(found).toMatch(/\.$/);
      if (state === 'red' || state === 'warning') expect(todo).toMatch(/\.$/);
    }
    expect(checks.filter(({ state }) => state === 'red')).toEqual([]);
    expect(of(checks, 'photos')).toMatchObject({ state: 'ok' });
    expect(await read()).toEqual(
      checks.map((check) => ({ ...check, at: expect.any(String), found: expect.any(String) })),
    );
  });

  it('show the last results of slow checks and the current ones of quick checks', async () => {
    const first = await checkNow();
    find(FULL);
    const second = await read();
    expect(of(second, 'photos')?.at).toBe(of(first, 'photos')?.at);
    expect(of(second, 'disk')).toMatchObject(FULL);
  });

  it('continue when one of them fails', async () => {
    vi.spyOn(disk, 'run').mockRejectedValue(new Error('EIO'));
    expect(of(await checkNow(), 'disk')).toMatchObject({ state: 'red', found: "This couldn't be checked." });
  });
});

describe('the emails (rule 23.2)', () => {
  const subjects = async () => (await deliver(shop)).map(({ subject, to }) => [subject, to]).toSorted();
  const PROBLEM = ['Your shop has a problem: free disk space', ADMIN.email];
  const SOLVED = ['Solved: free disk space', ADMIN.email];

  it('go out once when a check turns red and once when it recovers, every time', async () => {
    find(FULL);
    for (let round = 0; round < 3; round += 1) await follow();
    expect(await subjects()).toEqual([PROBLEM]);
    const [email] = await collectEmails(shop);
    for (const text of [FULL.found, FULL.todo, '/admin/health']) expect(email?.text).toContain(text);
    find(ROOMY);
    for (let round = 0; round < 3; round += 1) await follow();
    expect(await subjects()).toEqual([SOLVED]);
    find(FULL);
    await follow();
    expect(await subjects()).toEqual([SOLVED, PROBLEM]);
  });

  it('go out once with two servers at the same moment', async () => {
    find(FULL);
    await Promise.all(Array.from({ length: 10 }, follow));
    expect(await subjects()).toEqual([PROBLEM]);
    find(ROOMY);
    await Promise.all(Array.from({ length: 10 }, follow));
    expect(await subjects()).toEqual([SOLVED, PROBLEM]);
  });

  it('go out once after a crash between queueing one and storing the change', async () => {
    find(FULL);
    const crash = vi.spyOn(payload.db, 'updateOne').mockRejectedValue(new Error('killed'));
    await expect(follow()).rejects.toThrow('killed');
    crash.mockRestore();
    expect(await subjects()).toEqual([]);
    await follow();
    expect(await subjects()).toEqual([PROBLEM]);
  });

  it('say what was wrong, even if it was solved before they went out', async () => {
    find(FULL);
    await follow();
    find(ROOMY);
    await follow();
    const emails = await deliver(shop);
    expect(emails).toHaveLength(2);
    const problem = emails.find(({ subject }) => subject === PROBLEM[0]);
    expect(problem?.text).toContain(FULL.found);
  });

  it("don't go out for warnings", async () => {
    vi.spyOn(disk, 'run').mockReturnValue({
      state: 'warning',
      found: '1.5 GB free.',
      todo: 'Free some space.',
    });
    await follow();
    expect(await findAll(payload, 'outbox')).toEqual([]);
  });
});
