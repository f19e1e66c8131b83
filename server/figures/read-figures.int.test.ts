import { expect, it } from 'vitest';
import { monthOf } from '#domain/books/months';
import { figures } from '#domain/figures/figures-contract';
import { DAY_MS } from '#domain/wire/durations';
import { ownerClient } from '#server/testing/client';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const SHIPPED = {
  deliveryMethod: 'ship',
  shippingAddress: '1 Main St\nDover, DE 19901',
  shippingCharge: 1500,
} as const;

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

it('shows what shipping earned and labels cost by month, apart from money (rule 27.8)', async () => {
  const { id: serviceId } = await makeService(shop.payload);
  const unpaid = { paymentStatus: 'pending', createdAt: daysAgo(0) } as const;
  await makeOrder(shop.payload, serviceId, { ...unpaid, ...SHIPPED });
  const before = await read();
  expect(before).not.toHaveProperty('shipping');
  const id = crypto.randomUUID();
  await shop.payload.db.create({
    collection: 'shipments',
    data: {
      ...{ id, reference: id, claim: id, orderId: id, direction: 'to_customer', source: 'label', checks: 0 },
      ...{ state: 'refunded', amount: 690, boughtAt: daysAgo(0), refundAmount: 190, refundedAt: daysAgo(0) },
    },
  });
  // A new order clears the cached figures.
  await makeOrder(shop.payload, serviceId, unpaid);
  const { shipping, weeks } = await read();
  expect(shipping).toEqual([{ month: monthOf(new Date()), earned: 1500, labels: 690, refunded: 190 }]);
  expect(weeks.map(({ paid }) => paid)).toEqual(before.weeks.map(({ paid }) => paid));
});
