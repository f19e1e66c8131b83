import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extraWorkOf } from '#domain/orders/extra-work';
import { createdAnswer } from '#domain/wire/change-answers';
import { ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { readOrder } from '#server/testing/payments';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';

class Killed extends Error {}

const shop = await testShop();
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;
let orderId: string;
beforeEach(async () => {
  orderId = (await makeOrder(shop.payload, serviceId, { status: 'received' })).id;
  await emptyMailbox(shop);
});
afterEach(() => vi.restoreAllMocks());

const propose = (key: string) => {
  const body = { lines: [{ description: 'New palm lining', amount: 1500 }] };
  return owner('POST', `/api/orders/${orderId}/extra-work`, body, { 'Idempotency-Key': key });
};

async function proposeKilled(key: string): Promise<void> {
  const { db } = shop.payload;
  const write = db.updateOne.bind(db);
  const spied = vi
    .spyOn(db, 'updateOne')
    .mockImplementation((args) =>
      args.collection === 'orders' ? Promise.reject(new Killed()) : write(args),
    );
  expect((await propose(key)).status).toBe(500);
  spied.mockRestore();
  expect(await queued()).toMatchObject([{ kind: 'mail:extra-work', status: 'pending' }]);
  expect(await storedIds()).toEqual([]);
}

const queued = () => outboxRows(shop.payload, { key: { like: `${orderId}:extra-work:` } });
const storedIds = async () => extraWorkOf((await readOrder(shop, orderId)).extraWork).map(({ id }) => id);
const emailed = async () => (await deliver(shop)).filter(({ subject }) => subject.startsWith('We found'));

async function ageEmails(): Promise<void> {
  const createdAt = new Date(Date.now() - 11 * 60 * 1000).toISOString();
  for (const { id } of await queued()) await setRow(shop.payload, 'outbox', id, { createdAt });
}

it('sends no email if the process dies before the proposal is stored, and one after a retry', async () => {
  const key = randomUUID();
  await proposeKilled(key);
  expect(await emailed()).toEqual([]);
  const { status, body } = await propose(key);
  expect(status).toBe(201);
  expect(await storedIds()).toEqual([createdAnswer.parse(body).id]);
  expect(await emailed()).toHaveLength(1);
  expect(await emailed()).toHaveLength(1);
});

it('sends the email after a retry even if the first one was dropped', async () => {
  const key = randomUUID();
  await proposeKilled(key);
  await ageEmails();
  expect(await emailed()).toEqual([]);
  expect(await queued()).toMatchObject([{ status: 'dropped' }]);
  expect((await propose(key)).status).toBe(201);
  expect(await emailed()).toHaveLength(1);
});

it("sends only the stored proposal's email after a new request", async () => {
  await proposeKilled(randomUUID());
  const { body } = await propose(randomUUID());
  await ageEmails();
  expect(await emailed()).toHaveLength(1);
  const rows = (await queued()).map(({ payload, status }) => [Object(payload).extraId, status]);
  expect(rows).toHaveLength(2);
  expect(rows).toContainEqual([createdAnswer.parse(body).id, 'sent']);
  expect(rows.map(([, status]) => status).sort()).toEqual(['dropped', 'sent']);
});
