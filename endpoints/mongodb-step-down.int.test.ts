import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { call } from '#server/testing/call';
import { drain } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeService, orderBody } from '#server/testing/factories';
import { freshMongoDatabase } from '#server/testing/mongo-databases';
import { outboxRows } from '#server/testing/outbox-rows';
import { startSteppingMongo } from '#server/testing/stepping-mongo';
import { startTestShop } from '#server/testing/test-shop';

const ELECTION_MS = 2_000;
/** More than all customers together send during two elections. */
const TRIES_MAX = 1_000;
const DATABASE_URI = freshMongoDatabase();

async function openSteppingShop() {
  const mongo = await startSteppingMongo(DATABASE_URI);
  const shop = await startTestShop({ DATABASE_URI: mongo.uri });
  afterAll(async () => {
    await shop.close();
    await mongo.close();
  });
  const { id: serviceId } = await makeService(shop.payload);
  const place = (key: string) =>
    call(`${shop.url}/api/orders`, { body: orderBody(serviceId), headers: { [IDEMPOTENCY_HEADER]: key } });
  const ordersOf = (key: string) =>
    shop.payload.find({ collection: 'orders', where: { idempotencyKey: { equals: key } } });
  return { mongo, shop, place, ordersOf };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.runIf(DATABASE_URI)(
  'orders placed while the primary steps down are placed once, with their emails',
  async () => {
    const { mongo, shop, place, ordersOf } = await openSteppingShop();
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const failed: unknown[] = [];
    /** Sends the same order again until it's placed, as a customer would. */
    const placed = async (key: string): Promise<void> => {
      const { status, body } = await place(key);
      if (status === 201) return;
      failed.push({ status, message: body.message });
      expect(failed.length, `the last of them: ${JSON.stringify(failed.at(-1))}`).toBeLessThan(TRIES_MAX);
      await pause(200);
      return placed(key);
    };
    const all = keys.map(async (key, index) => {
      await pause(index * 40);
      return placed(key);
    });
    for (let election = 0; election < 2; election += 1) {
      await pause(250);
      mongo.stepDown();
      await pause(ELECTION_MS);
      mongo.stepUp();
    }
    await Promise.all(all);
    expect(failed.filter((each) => Object(each).status !== 503)).toEqual([]);
    for (const key of keys) expect((await ordersOf(key)).totalDocs).toBe(1);
    await drain(shop);
    const rows = await outboxRows(shop.payload, { kind: { equals: 'mail:order-received' } });
    expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(keys.length);
    const sent = await readOutbox(shop.dataDir);
    expect(sent.filter(({ to }) => to.includes('robin@test.example'))).toHaveLength(keys.length);
  },
);

it.runIf(DATABASE_URI)('without a primary, calls say to try again, and nothing needs a restart', async () => {
  const { mongo, shop, place, ordersOf } = await openSteppingShop();
  const key = randomUUID();
  mongo.stepDown();
  const away = { status: 503, body: { code: 'SHOP_AWAY', message: SERVER_MESSAGES.shopAway } };
  const answer = await place(key);
  expect(answer).toMatchObject(away);
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
  mongo.stepUp();
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect((await ordersOf(key)).totalDocs).toBe(0);
  expect((await place(key)).status).toBe(201);
  expect((await ordersOf(key)).totalDocs).toBe(1);
});

it.runIf(DATABASE_URI)('while the other members are away, calls say to try again', async () => {
  const { mongo, shop, place, ordersOf } = await openSteppingShop();
  const key = randomUUID();
  mongo.setAlone(true);
  expect(await place(key)).toMatchObject({ status: 503, body: { code: 'SHOP_AWAY' } });
  mongo.setAlone(false);
  expect((await place(key)).status).toBe(201);
  expect((await ordersOf(key)).totalDocs).toBe(1);
  await drain(shop);
});

it.runIf(DATABASE_URI)('an order is answered only when most members have it on disk', async () => {
  const shop = await startTestShop({ METRICS_TOKEN: 'a-token-for-the-metrics-of-this-test' });
  afterAll(shop.close);
  const { id: serviceId } = await makeService(shop.payload);
  const { connection } = shop.payload.db;
  if (!connection) throw new Error('the shop is not on MongoDB');
  const concerns: unknown[] = [];
  connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (/^(insert|update|delete|findAndModify)$/.test(commandName)) concerns.push(command.writeConcern);
  });
  expect((await call(`${shop.url}/api/orders`, { body: orderBody(serviceId) })).status).toBe(201);
  await drain(shop);
  expect(concerns.length).toBeGreaterThan(3);
  expect(new Set(concerns.map((concern) => JSON.stringify(concern)))).toEqual(
    new Set([JSON.stringify({ w: 'majority', wtimeout: 10_000, j: true })]),
  );
});
