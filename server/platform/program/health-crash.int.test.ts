import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findAll } from '#server/platform/database/find';
import { readOutbox } from '#server/testing/emails';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { emptyShop, freshDataDir, startProgram } from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';

/** In ms after the shop's first answer. Its checks run in the first second. */
const KILLS = [0, 40, 90, 150, 250, 400];

const folder = freshDataDir();
const DATABASE_URI = freshMongoDatabase();

const shared = {
  ...(await emptyShop(folder)),
  DATABASE_URI,
  PAYLOAD_SECRET: 'only-for-these-tests',
  SITE_URL: 'https://shop.invalid',
};

const subjects = async () =>
  (await readOutbox(folder)).map(({ subject }) => subject).filter((subject) => /settings$/.test(subject));

/** Kills the shop in the middle of its checks several times, and then lets it finish. */
async function throughKills(settings: Record<string, string>): Promise<void> {
  for (const pause of KILLS) {
    const program = await startProgram({ ...shared, ...settings });
    await wait(pause);
    await program.stop('SIGKILL');
    await makeJobsDue(folder, DATABASE_URI);
  }
  const program = await startProgram({ ...shared, ...settings });
  await expect.poll(isSettled, { interval: 200 }).toBe(true);
  await program.stop('SIGTERM');
}

async function isSettled(): Promise<boolean> {
  const payload = await openStored(folder, DATABASE_URI);
  const jobs = await findAll(payload, 'jobs', { name: { equals: 'health' } });
  const rows = await findAll(payload, 'outbox');
  await payload.destroy();
  const hasRun = jobs.some(({ dueAt, leaseUntil }) => !leaseUntil && dueAt > new Date().toISOString());
  return hasRun && rows.every(({ status }) => status === 'sent');
}

it('kill -9 during the checks sends the owner one email about a problem, and one when it is solved (rule 23.2)', async () => {
  await throughKills({ RATE_LIMITS: 'off' });
  expect(await subjects()).toEqual(['Your shop has a problem: settings']);
  await makeJobsDue(folder, DATABASE_URI);
  await throughKills({ RATE_LIMITS: 'on' });
  expect((await subjects()).toSorted()).toEqual(['Solved: settings', 'Your shop has a problem: settings']);
});
