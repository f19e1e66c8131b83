import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { ownerOrderView } from '#domain/orders/order-view';
import { executeOn } from '#server/database/sqlite';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { readOutbox } from '#server/testing/mails';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { outboxRows } from '#server/testing/outbox-rows';
import {
  ensureBuilt,
  freePort,
  freshDataDir,
  PROGRAM_ADMIN,
  type Program,
  startProgram,
} from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';

// On SQLite, which can be made to take its time over one table. On MongoDB: server/extra-work/propose-killed.
const dataDir = freshDataDir();
let shop: Program;
let seen: Payload | undefined;
beforeAll(ensureBuilt);
afterAll(async () => {
  await shop.stop('SIGKILL');
  await seen?.destroy();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (payload: Payload, sql: string) => executeOn(payload)({ sql, args: [] });

/** Lets every change of an order take minutes, as a disk would that hangs. */
async function slowDown(payload: Payload): Promise<void> {
  const counted = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000000)';
  await run(payload, `CREATE VIEW slow AS ${counted} SELECT i FROM n`);
  await run(payload, 'CREATE TRIGGER slow_orders BEFORE UPDATE ON orders BEGIN SELECT sum(i) FROM slow; END');
}

async function asBefore(payload: Payload): Promise<void> {
  await run(payload, 'DROP TRIGGER slow_orders');
  await run(payload, 'DROP VIEW slow');
}

const told = async () =>
  (await readOutbox(dataDir)).filter(({ subject }) => subject.startsWith('We found something')).length;

it('kill -9 between the mail about extra work and its proposal: it goes out to nobody, and asking again mails it once', async () => {
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
  };
  shop = await startProgram(settings);
  const { serviceId, headers } = await offerService(shop.url);
  const placed = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId) });
  const { orderId } = orderAnswer.parse(placed.body);
  const key = randomUUID();
  const propose = () =>
    call(`${shop.url}/api/orders/${orderId}/extra-work`, {
      body: { lines: [{ description: 'New palm lining', amount: 1500 }] },
      headers: { ...headers, 'Idempotency-Key': key },
    });
  const isAsked = async () => {
    const { body } = await call(`${shop.url}/api/orders/${orderId}`, { headers });
    return ownerOrderView.parse(body).extraWorkSince !== null;
  };
  seen = await openStored(dataDir);
  const payload = seen;
  const queued = () => outboxRows(payload, { kind: { equals: 'mail:extra-work' } });
  await slowDown(payload);
  const asked = propose().then(
    () => 'answered',
    () => 'failed',
  );
  await expect.poll(async () => (await queued()).length, { timeout: 20_000 }).toBe(1);
  await shop.stop('SIGKILL');
  expect(await asked).toBe('failed');
  await asBefore(payload);

  await makeJobsDue(dataDir);
  shop = await startProgram(settings);
  const isPutOff = async () => (await queued()).every(({ dueAt }) => Date.parse(dueAt) > Date.now());
  await expect.poll(isPutOff, { interval: 250, timeout: 30_000 }).toBe(true);
  expect([await told(), await isAsked()]).toEqual([0, false]);
  expect((await propose()).status).toBe(201);
  expect(await isAsked()).toBe(true);
  await shop.stop('SIGTERM');
  await makeJobsDue(dataDir);
  shop = await startProgram(settings);
  await expect.poll(told, { interval: 250, timeout: 30_000 }).toBe(1);
  expect((await queued()).map(({ status }) => status)).toEqual(['sent']);
}, 180_000);
