import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeOrder, makeService } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { ordersByMoment } from './orders-by-moment';

const COUNT = 230;

const shop = await testShop();
const { payload } = shop;
const { id } = await makeService(payload);
const { id: _id, ...order } = await makeOrder(payload, id);
const createdAt = new Date(Date.now() - 1000).toISOString();
const ids: string[] = Array.from({ length: COUNT }, () => randomUUID());
for (const made of ids)
  await payload.db.create({
    collection: 'orders',
    data: { ...order, id: made, createdAt, status: 'in-progress' },
  });

const query = { where: { status: { equals: 'in-progress' } }, moment: 'createdAt' } as const;

it('ordersByMoment returns each order once, even with more of the same moment than a batch', async () => {
  const seen: string[] = [];
  for await (const { id } of ordersByMoment({ payload: shop.payload, ...query })) seen.push(id);
  expect(seen).toEqual([...ids].sort());
});

it('ordersByMoment skips none when the caller takes each out of the filter', async () => {
  let count = 0;
  const from = new Date(Date.now() - 60_000);
  for await (const { id } of ordersByMoment({ payload: shop.payload, ...query, from })) {
    count += 1;
    await setRow(shop.payload, 'orders', id, { status: 'shipped' });
  }
  expect(count).toBe(COUNT);
});
