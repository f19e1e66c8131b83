import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerView } from '#domain/customers/customer-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderItemView, orderView } from '#domain/orders/order-view';
import { changeIf } from '#server/platform/database/change-if';
import { ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const ORDERS = 120;
const strictOrders = z.array(
  z.strictObject({ ...orderView.shape, items: z.array(z.strictObject(orderItemView.shape)) }),
);
const strictCustomers = z.array(z.strictObject(customerView.shape));

const ids: string[] = [];
const shop = await testShop();
const owner = await ownerClient(shop);
const { id: service } = await makeService(shop.payload);
for (let day = 0; day < ORDERS; day += 1) {
  const { id } = await makeOrder(shop.payload, service, {
    customerName: `Customer ${day}`,
    customerEmail: `c${day}@test.example`,
    customerPhone: `555 ${1000 + day}`,
    status: day % 10 === 0 ? 'shipped' : 'received',
    paymentStatus: day % 7 === 0 ? 'pending' : 'succeeded',
    ...(day % 5 === 0 && {
      deliveryMethod: 'ship',
      shippingAddress: '12 Diamond Way\nSpringfield, IL 62701',
    }),
    createdAt: new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString(),
  });
  ids.push(id);
}

const orders = async (query = '') => {
  const { status, headers, body } = await owner('GET', `/api/orders${query}`);
  expect(status).toBe(200);
  return { total: Number(headers.get('x-total-count')), list: strictOrders.parse(body) };
};
const newest = [...Array(ORDERS).keys()].reverse();
const days = (list: { id: string }[]) => list.map(({ id }) => ids.indexOf(id));

describe('GET /api/orders', () => {
  it('is complete and newest first without parameters', async () => {
    const { total, list } = await orders();
    expect(total).toBe(ORDERS);
    expect(days(list)).toEqual(newest);
  });

  it('filters and sorts by amount due', async () => {
    const { total, list } = await orders('?owes=1');
    const owing = newest.filter((day) => day % 7 === 0);
    expect([total, days(list)]).toEqual([owing.length, owing]);
    expect(list.every(({ amountDue }) => amountDue > 0)).toBe(true);
    const sorted = await orders('?sort=-amountDue');
    const amounts = sorted.list.map(({ amountDue }) => amountDue);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect((await owner('GET', '/api/orders?owes=0')).status).toBe(400);
  });

  it('splits into pages that add up to the whole list', async () => {
    const pages = await Promise.all(['?page=1', '?page=2&limit=50', '?page=3', '?page=4'].map(orders));
    expect(pages.map(({ list }) => list.length)).toEqual([50, 50, 20, 0]);
    expect(pages.map(({ total }) => total)).toEqual([ORDERS, ORDERS, ORDERS, ORDERS]);
    expect(days(pages.flatMap(({ list }) => list))).toEqual(newest);
    expect((await orders('?limit=3')).list).toHaveLength(3);
  });

  it("doesn't repeat or skip orders with the same timestamp across pages", async () => {
    const sorted = await Promise.all([1, 2, 3, 4].map((page) => orders(`?sort=total&limit=30&page=${page}`)));
    expect(new Set(sorted.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(ORDERS);
  });

  it('sorts as requested', async () => {
    expect(days((await orders('?sort=createdAt&limit=2')).list)).toEqual([0, 1]);
    const names = (await orders('?sort=customerName')).list.map(({ customerName }) => customerName);
    expect(names).toEqual([...names].sort());
  });

  it('filters orders waiting for an answer, and those without instructions', async () => {
    const [unanswered, answered, instructed = '', awaited = ''] = ids;
    const change = (id: string | undefined, data: Partial<Order>) =>
      changeIf(shop.payload, 'orders', id ?? '', { data });
    await change(unanswered, { unansweredSince: '2025-02-01T12:00:00.000Z' });
    await change(answered, { unansweredSince: null });
    expect((await orders('?unanswered=1&limit=1')).total).toBe(1);
    expect(days((await orders('?unanswered=1')).list)).toEqual([0]);
    expect((await orders('?unanswered=1&status=canceled')).total).toBe(0);
    for (const id of [instructed, awaited]) await change(id, { status: 'not_received' });
    await change(instructed, { instructedAt: '2025-02-01T12:00:00.000Z' });
    expect(days((await orders('?uninstructed=1')).list)).toEqual([3]);
    for (const id of [instructed, awaited]) await change(id, { status: 'received' });
    expect((await owner('GET', '/api/orders?unanswered=maybe')).status).toBe(400);
  });

  it('filters by status and days, both ends included', async () => {
    const shipped = await orders('?status=shipped&page=1&limit=5');
    expect(shipped.total).toBe(12);
    expect(days(shipped.list)).toEqual([110, 100, 90, 80, 70]);
    expect(days((await orders('?from=2025-01-03&to=2025-01-05')).list)).toEqual([4, 3, 2]);
    expect(days((await orders('?to=2025-01-02T12:00:00Z')).list)).toEqual([1, 0]);
    expect(days((await orders('?from=2025-01-02T12:00:00Z&to=2025-01-02T14:00:00%2B02:00')).list)).toEqual([
      1,
    ]);
    expect((await orders('?from=2099-01-01')).list).toEqual([]);
  });

  it('filters by payment and delivery, and by both', async () => {
    const pending = await orders('?paymentStatus=pending&page=1&limit=3');
    expect(pending.total).toBe(18);
    expect(days(pending.list)).toEqual([119, 112, 105]);
    expect((await orders('?paymentStatus=failed')).list).toEqual([]);
    expect((await orders('?deliveryMethod=dropoff&limit=1')).total).toBe(96);
    expect(days((await orders('?deliveryMethod=ship&paymentStatus=pending')).list)).toEqual([105, 70, 35, 0]);
    const all = '?deliveryMethod=ship&paymentStatus=pending&status=received&to=2025-12-31&search=customer';
    expect(days((await orders(`${all}&sort=createdAt`)).list)).toEqual([35, 105]);
  });

  it('searches name, email, and phone, in any case', async () => {
    expect(days((await orders('?search=customer%2042')).list)).toEqual([42]);
    expect(days((await orders('?search=C42@TEST')).list)).toEqual([42]);
    expect(days((await orders('?search=%20555%201042%20')).list)).toEqual([42]);
    expect(days((await orders('?search=(555)%2010-42')).list)).toEqual([42]);
    expect((await orders('?search=nobody')).list).toEqual([]);
    expect((await orders('?search=.*')).list).toEqual([]);
    expect((await orders('?search=')).list).toHaveLength(ORDERS);
    expect(days((await orders('?search=c42@test&status=received&from=2025-01-01')).list)).toEqual([42]);
    expect((await orders('?search=c42@test&status=shipped')).list).toEqual([]);
  });

  it('searches current values after a change', async () => {
    const id = ids[11] ?? '';
    await owner('PATCH', `/api/orders/${id}`, { customerPhone: '(555) 987-6543' });
    expect(days((await orders('?search=5559876543')).list)).toEqual([11]);
    await shop.payload.update({ collection: 'orders', id, data: { customerName: 'Émile Zola' } });
    expect(days((await orders('?search=émile')).list)).toEqual([11]);
    expect(days((await orders('?search=555-987')).list)).toEqual([11]);
  });

  it('searches the start of the order number, in any case', async () => {
    const id = ids[7] ?? '';
    for (const number of [orderNumber(id), orderNumber(id).toLowerCase(), `%23${orderNumber(id)}`, id]) {
      expect(days((await orders(`?search=${number}`)).list)).toEqual([7]);
    }
    expect(days((await orders(`?search=${id.slice(0, 5)}`)).list)).toContain(7);
  });

  it.each([
    ['page=1&page=2', 'page'],
    ['sort=hash', 'sort'],
    [`search=${'x'.repeat(201)}`, 'search'],
  ])('rejects ?%s with 400 and names the parameter', async (query, field) => {
    for (const path of ['/api/orders', '/api/customers'])
      expect(await owner('GET', `${path}?${query}`)).toMatchObject({
        status: 400,
        body: { errors: { [field]: expect.any(String) } },
      });
  });

  it('treats nonsense in a search as text', async () => {
    for (const search of ['%00', '%27%20OR%201=1--', '%F0%9F%A7%A4', '$ne', '[', '((', '%5C', '-', 'a-b']) {
      expect((await orders(`?search=${search}`)).total).toBeLessThan(ORDERS + 1);
    }
  });
});

describe('GET /api/customers', () => {
  const customers = async (query = '') => {
    const { status, headers, body } = await owner('GET', `/api/customers${query}`);
    expect(status).toBe(200);
    return { total: Number(headers.get('x-total-count')), list: strictCustomers.parse(body) };
  };
  const names = async (query: string) => (await customers(query)).list.map(({ name }) => name);

  it('is empty without customers', async () => {
    expect(await customers()).toEqual({ total: 0, list: [] });
  });

  it('is complete and newest first, with pages, search, filters, and sorting', async () => {
    for (let day = 0; day < 12; day += 1) {
      await makeCustomer(shop.payload, {
        name: `Person ${String(day).padStart(2, '0')}`,
        email: `p${day}@list.example`,
        phone: day ? `777 ${100 + day}` : null,
        mailingListOptIn: day % 4 === 0,
        createdAt: new Date(Date.UTC(2025, 0, 1 + day, 12)).toISOString(),
      });
    }
    const all = await names('');
    expect(all).toEqual(Array.from({ length: 12 }, (_, n) => `Person ${String(11 - n).padStart(2, '0')}`));
    expect(await names('?page=2&limit=5')).toEqual(all.slice(5, 10));
    expect((await customers('?page=2&limit=5')).total).toBe(12);
    expect(await names('?search=P3@LIST')).toEqual(['Person 03']);
    expect(await names('?search=777%20104')).toEqual(['Person 04']);
    expect(await names('?search=person%2004')).toEqual(['Person 04']);
    expect(await names('?status=opted_in')).toEqual(['Person 08', 'Person 04', 'Person 00']);
    expect(await names('?status=opted_out&limit=2')).toEqual(['Person 11', 'Person 10']);
    expect(await names('?from=2025-01-02&to=2025-01-03&sort=name')).toEqual(['Person 01', 'Person 02']);
    expect((await customers('?search=p0@list')).list).toMatchObject([{ phone: null, mailingListOptIn: 1 }]);
  });

  it("shows who gets messages: everyone except customers who unsubscribed and haven't rejoined", async () => {
    const unsubscribedAt = '2025-03-01T12:00:00.000Z';
    for (const [name, data] of Object.entries({
      Never: {},
      Gone: { unsubscribedAt },
      Back: { unsubscribedAt, mailingListOptIn: true },
    })) {
      await makeCustomer(shop.payload, { name: `Consent ${name}`, ...data });
    }
    const { list } = await customers('?search=consent&sort=name');
    expect(list.map(({ name, getsMessages }) => [name, getsMessages])).toEqual([
      ['Consent Back', 1],
      ['Consent Gone', 0],
      ['Consent Never', 1],
    ]);
  });
});
