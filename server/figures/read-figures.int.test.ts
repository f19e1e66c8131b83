import { expect, it } from 'vitest';
import { figures } from '#domain/figures/figures-contract';
import { ownerClient } from '#server/testing/client';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const shop = await testShop();
const owner = await ownerClient(shop);

const read = async () => figures.strict().parse((await owner('GET', '/api/admin/figures')).body);

it('returns zeros for a shop without orders', async () => {
  const { weeks, bench, services } = await read();
  expect([weeks.length, bench, services]).toEqual([12, { orders: 0, days: null }, []]);
  expect(weeks.every(({ orders, paid, refunded }) => orders + paid + refunded === 0)).toBe(true);
});

it('counts orders and money by week, days on the bench, and services', async () => {
  const { id: serviceId } = await makeService(shop.payload, { price: 6500 });
  const { id } = await makeOrder(shop.payload, serviceId);
  await makeOrder(shop.payload, serviceId, { paymentStatus: 'pending', createdAt: daysAgo(10) });
  await makeOrder(shop.payload, serviceId, { paymentStatus: 'pending', createdAt: daysAgo(200) });
  for (const status of ['received', 'in-progress', 'shipped'])
    await owner('PATCH', `/api/orders/${id}/status`, { status });
  const { weeks, bench, services } = await read();
  expect(weeks.at(-1)).toMatchObject({ orders: 1, paid: 6500, refunded: 0 });
  expect(weeks.at(-2)).toMatchObject({ orders: 1, paid: 0 });
  expect(bench).toEqual({ orders: 1, days: 0 });
  expect(services).toEqual([{ serviceId, gloves: 2 }]);
});
