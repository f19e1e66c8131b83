import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { findAll } from '#server/platform/database/find';
import { executeOn } from '#server/platform/database/sqlite';
import { call } from '#server/testing/call';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

const CODE = 'LASTFIVE';
const USES = 5;
const AT_ONCE = 10;
/** The time between the first order and the kill, in ms. */
const KILLS_AFTER = [5, 25, 60, 120];

const place = () =>
  call(`${shop.program.url}/api/orders`, { body: orderBody(shop.serviceId, { discountCode: CODE }) });
const many = () => Promise.allSettled(Array.from({ length: AT_ONCE }, place));

const uses = z.array(z.object({ code: z.string(), uses: z.int() }));
async function usesNow(): Promise<number | undefined> {
  const list = await fetch(`${shop.program.url}/api/discounts`, { headers: shop.headers });
  return uses.parse(await list.json()).find(({ code }) => code === CODE)?.uses;
}

/** Makes the holds of killed processes expire, as if ten minutes had passed. */
const endHolds = () =>
  shop.inDatabase(async (payload) => {
    const docs = await findAll(payload, 'discount-holds');
    for (const { id } of docs) await setRow(payload, 'discount-holds', id, { holds: [] });
  });

it('kill -9 while orders take the last uses of a code gives none away twice and loses none (rule 29.4)', async () => {
  const body = { code: CODE, type: 'fixed', value: 500, active: true, maxUses: USES };
  expect((await call(`${shop.program.url}/api/discounts`, { body, headers: shop.headers })).status).toBe(201);
  for (const ms of KILLS_AFTER) {
    const sent = many();
    await wait(ms);
    await shop.kill();
    await sent;
    await shop.restart();
    expect(await usesNow()).toBeLessThanOrEqual(USES);
  }
  await shop.kill();
  await endHolds();
  await shop.restart();
  await many();
  expect(await usesNow()).toBe(USES);
});

// This runs only on SQLite, because there a test can slow down one table. `server/extra-work/follow-extra-work` covers MongoDB.

const run = (payload: Payload, sql: string) => executeOn(payload)({ sql, args: [] });

async function slowDown(payload: Payload): Promise<void> {
  const counted = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000000)';
  await run(payload, `CREATE VIEW slow AS ${counted} SELECT i FROM n`);
  await run(payload, 'CREATE TRIGGER slow_orders BEFORE UPDATE ON orders BEGIN SELECT sum(i) FROM slow; END');
}

async function restoreSpeed(payload: Payload): Promise<void> {
  await run(payload, 'DROP TRIGGER slow_orders');
  await run(payload, 'DROP VIEW slow');
}

const emailsSent = async () =>
  (await readOutbox(shop.dataDir)).filter(({ subject }) => subject.startsWith('We found something')).length;
const queuedIn = (payload: Payload) => outboxRows(payload, { kind: { equals: 'mail:extra-work' } });
const queued = () => shop.inDatabase(queuedIn);

it('kill -9 between an extra work email and its proposal sends nothing, and proposing again sends it once', async () => {
  const { url } = shop.program;
  const placed = await call(`${url}/api/orders`, { body: orderBody(shop.serviceId) });
  const { orderId } = orderAnswer.parse(placed.body);
  const key = randomUUID();
  const propose = () =>
    call(`${url}/api/orders/${orderId}/extra-work`, {
      body: { lines: [{ description: 'New palm lining', amount: 1500 }] },
      headers: { ...shop.headers, 'Idempotency-Key': key },
    });
  const isProposed = async () => (await shop.orderOf(orderId)).extraWorkSince !== null;
  // Opened before the order is written, because the shop locks the database then.
  await shop.inDatabase(async (payload) => {
    await slowDown(payload);
    const proposing = propose().then(
      () => 'answered',
      () => 'failed',
    );
    await expect.poll(async () => (await queuedIn(payload)).length).toBe(1);
    await shop.kill();
    expect(await proposing).toBe('failed');
    await restoreSpeed(payload);
  });

  await makeJobsDue(shop.dataDir);
  await shop.restart();
  const isPutOff = async () => (await queued()).every(({ dueAt }) => Date.parse(dueAt) > Date.now());
  await expect.poll(isPutOff, { interval: 250 }).toBe(true);
  expect([await emailsSent(), await isProposed()]).toEqual([0, false]);
  expect((await propose()).status).toBe(201);
  expect(await isProposed()).toBe(true);
  await shop.kill();
  await makeJobsDue(shop.dataDir);
  await shop.restart();
  await expect.poll(emailsSent, { interval: 250 }).toBe(1);
  expect((await queued()).map(({ status }) => status)).toEqual(['sent']);
});
