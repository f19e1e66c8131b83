import { describe, expect, it } from 'vitest';
import { orderStats } from '#domain/orders/order-stats';
import { ORDER_STATUSES } from '#domain/orders/order-status';
import { DAY_MS } from '#domain/wire/durations';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { ownerClient } from '#server/testing/client';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const shop = await testShop();
const owner = await ownerClient(shop);
const { id: serviceId } = await makeService(shop.payload, { price: 6500 });

const stats = async () => {
  const { status, body } = await owner('GET', '/api/orders/stats');
  expect(status).toBe(200);
  return orderStats.strict().parse(body);
};
const make = (data: Partial<Order>) => makeOrder(shop.payload, serviceId, data);

const NOTHING_NEW = { newPending: 0, newRevenue: 0, weekBefore: 0 };

describe('GET /api/orders/stats', () => {
  it('is all zero without orders', async () => {
    expect(await stats()).toEqual({ ...NOTHING_NEW, total: 0, pending: 0, thisWeek: 0, revenue: 0 });
  });

  it('counts orders waiting for a glove or for work as pending', async () => {
    for (const status of ORDER_STATUSES)
      await make({ status, paymentStatus: 'pending', createdAt: daysAgo(30) });
    expect(await stats()).toEqual({ ...NOTHING_NEW, total: 6, pending: 3, thisWeek: 0, revenue: 0 });
    const { headers, body } = await owner('GET', '/api/orders?pending=1&sort=readyBy&limit=2');
    expect(headers.get(TOTAL_HEADER)).toBe('3');
    expect(body).toMatchObject([{ status: 'not_received' }, {}]);
    expect((await owner('GET', '/api/orders?pending=1&status=shipped&limit=2')).body).toEqual([]);
  });

  it('counts orders from the last seven days as this week', async () => {
    for (const days of [0, 6.99, 7.01, 8]) {
      await make({ status: 'shipped', paymentStatus: 'pending', createdAt: daysAgo(days) });
    }
    expect(await stats()).toMatchObject({ total: 10, thisWeek: 2, weekBefore: 2 });
  });

  it('adds up the totals of paid orders, including canceled ones', async () => {
    const old = { createdAt: daysAgo(30) };
    await make({ ...old, paymentStatus: 'succeeded', status: 'shipped' });
    await make({ ...old, paymentStatus: 'succeeded', status: 'canceled' });
    await make({ ...old, paymentStatus: 'failed', status: 'shipped' });
    expect(await stats()).toEqual({
      ...NOTHING_NEW,
      total: 13,
      pending: 3,
      thisWeek: 2,
      weekBefore: 2,
      revenue: 13_000,
    });
  });

  it('includes a payment that comes in later', async () => {
    const { id } = await make({ paymentStatus: 'pending', status: 'received', createdAt: daysAgo(30) });
    expect(await stats()).toMatchObject({ pending: 4, revenue: 13_000 });
    await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'succeeded' });
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'shipped' });
    expect(await stats()).toMatchObject({ pending: 3, revenue: 19_500 });
  });

  it("has what's new in the last seven days", async () => {
    await make({ paymentStatus: 'succeeded', status: 'received', createdAt: daysAgo(1) });
    expect(await stats()).toMatchObject({ newPending: 1, newRevenue: 6500, thisWeek: 3, weekBefore: 2 });
  });
});
