import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { executeOn } from '#server/platform/database/sqlite';
import { call } from '#server/testing/call';
import { drain } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const { id: serviceId } = await makeService(shop.payload);
const execute = executeOn(shop.payload);

/** Limits the file to the pages it has, so it fails as if the disk were full. */
async function fillDisk(): Promise<() => Promise<void>> {
  const [row] = (await execute({ sql: 'PRAGMA page_count', args: [] })).rows;
  const { page_count } = z.object({ page_count: z.number() }).parse(row);
  await execute({ sql: `PRAGMA max_page_count = ${page_count}`, args: [] });
  return async () => {
    await execute({ sql: 'PRAGMA max_page_count = 1000000000', args: [] });
  };
}

const place = (key: string) =>
  call(`${shop.url}/api/orders`, {
    // Large enough to need pages of its own.
    body: orderBody(serviceId, { items: [{ serviceId, gloveDetails: 'A 12 inch glove. '.repeat(50) }] }),
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
const ordersOf = async (key: string) =>
  (await shop.payload.find({ collection: 'orders', where: { idempotencyKey: { equals: key } } })).totalDocs;

it("on a full disk, orders say to try again, and what's stored stays right", async () => {
  const free = await fillDisk();
  const refused: string[] = [];
  const placed: string[] = [];
  // Some still fit into what's left of the file's pages.
  while (refused.length < 3) {
    const key = randomUUID();
    const { status, body } = await place(key);
    if (status === 201) placed.push(key);
    else refused.push(key);
    if (status !== 201)
      expect({ status, ...body }).toMatchObject({
        ...{ status: 503, code: 'SHOP_AWAY', message: SERVER_MESSAGES.shopAway },
      });
  }
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect((await fetch(`${shop.url}/api/services`)).status).toBe(200);
  for (const key of refused) expect(await ordersOf(key)).toBe(0);
  await free();
  for (const key of refused) expect((await place(key)).status).toBe(201);
  for (const key of [...placed, ...refused]) expect(await ordersOf(key)).toBe(1);
  await drain(shop);
  const rows = await outboxRows(shop.payload, { kind: { equals: 'mail:order-received' } });
  const sent = rows.filter(({ status }) => status === 'sent');
  expect(sent).toHaveLength(placed.length + refused.length);
  const emails = await readOutbox(shop.dataDir);
  expect(emails.filter(({ to }) => to.includes('robin@test.example'))).toHaveLength(sent.length);
});
