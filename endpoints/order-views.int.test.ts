import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ORDER_VIEWS, TODAY_ORDERS, type TodayCount } from '#domain/lists/order-views';
import { orderViewsAnswer, type ViewFilters } from '#domain/lists/order-views-contract';
import { ORDER_STATUSES } from '#domain/orders/order-status';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { createdAnswer } from '#domain/wire/change-answers';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { changeIf } from '#server/platform/database/change-if';
import { ownerClient, staffClient } from '#server/testing/client';
import { makeLaceColor, makeOrder, makeQuestion, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const PATH = '/api/admin/order-views';

const shop = await testShop();
const owner = await ownerClient(shop);
const { id: serviceId } = await makeService(shop.payload, { price: 6500 });
beforeEach(async () => {
  await shop.payload.delete({ collection: 'order-views', where: {} });
});

async function read() {
  const { status, body } = await owner('GET', PATH);
  expect(status).toBe(200);
  return orderViewsAnswer.strict().parse(body);
}

const add = (name: string, filters: ViewFilters = { status: 'received' }, headers?: Record<string, string>) =>
  owner('POST', PATH, { name, filters }, headers);
const names = async () => (await read()).own.map(({ name }) => name);

describe('the built-in views', () => {
  it('count what the order list finds with their filters', async () => {
    const change = (id: string, data: Partial<Order>) => changeIf(shop.payload, 'orders', id, { data });
    const dueIn = (days: number) => {
      const readyTo = daysLater(dayOf(new Date()), days);
      return { readyFrom: readyTo, readyTo };
    };
    for (const status of ORDER_STATUSES) await makeOrder(shop.payload, serviceId, { status });
    const owing = await makeOrder(shop.payload, serviceId, { status: 'received', paymentStatus: 'pending' });
    const late = await makeOrder(shop.payload, serviceId, { status: 'in-progress' });
    const soon = await makeOrder(shop.payload, serviceId, { status: 'in-progress' });
    await change(owing.id, dueIn(30));
    await change(late.id, dueIn(-1));
    await change(soon.id, { ...dueIn(3), extraWorkSince: new Date().toISOString() });
    const { counts } = await read();
    expect(counts).toMatchObject({ all: 9, toReceive: 1, bench: 5, overdue: 1, asked: 1, unpaid: 1 });
    for (const { id, filters } of ORDER_VIEWS) {
      const query = new URLSearchParams({ ...filters, limit: '1' });
      const { headers } = await owner('GET', `/api/orders?${query}`);
      expect([id, Number(headers.get(TOTAL_HEADER))]).toEqual([id, counts[id]]);
    }
  });

  it('count again after an order changes', async () => {
    const { counts: before } = await read();
    await makeOrder(shop.payload, serviceId, { status: 'received' });
    expect((await read()).counts.bench).toBe((before.bench ?? 0) + 1);
  });
});

describe('Today', () => {
  const change = (id: string, data: Partial<Order>) => changeIf(shop.payload, 'orders', id, { data });

  it('counts what the order list finds with its filters', async () => {
    const { counts: before } = await read();
    const today = dayOf(new Date());
    const arrived = await makeOrder(shop.payload, serviceId, { status: 'received' });
    const due = await makeOrder(shop.payload, serviceId, { status: 'in-progress' });
    const shipped = await makeOrder(shop.payload, serviceId, { status: 'shipped' });
    await change(arrived.id, { unansweredSince: new Date().toISOString() });
    await change(due.id, { readyFrom: today, readyTo: today });
    await change(shipped.id, { readyFrom: today, readyTo: today });
    const { counts } = await read();
    const grown = (id: TodayCount) => (counts[id] ?? 0) - (before[id] ?? 0);
    expect([grown('arrived'), grown('dueToday'), grown('toAnswer'), grown('overdue')]).toEqual([1, 1, 1, 0]);
    for (const [id, filters] of Object.entries(TODAY_ORDERS)) {
      const query = new URLSearchParams({ ...filters, limit: '1' });
      const { headers } = await owner('GET', `/api/orders?${query}`);
      expect([id, Number(headers.get(TOTAL_HEADER))]).toEqual([id, counts[id]]);
    }
  });

  it('counts unanswered questions, and offered lace colors that are low', async () => {
    await makeQuestion(shop.payload);
    await makeQuestion(shop.payload, { unansweredSince: null, answer: 'Yes.' });
    await makeLaceColor(shop.payload, { name: 'Plenty', inventory: 3 });
    await makeLaceColor(shop.payload, { name: 'Few', inventory: 2 });
    await makeLaceColor(shop.payload, { name: 'At its mark', inventory: 9, reorderAt: 9 });
    const hidden = await makeLaceColor(shop.payload, { name: 'Not offered', inventory: 0, active: false });
    expect((await read()).counts).toMatchObject({ questions: 1, lowLaces: 2 });
    await shop.payload.update({ collection: 'lace-colors', id: hidden.id, data: { active: true } });
    expect((await read()).counts.lowLaces).toBe(3);
  });

  it('shows bench staff no counts about money, questions, or reviews, and no own views', async () => {
    const bench = await staffClient(shop, 'bench');
    await add('Paid and here', { paymentStatus: 'succeeded' });
    const { status, body } = await bench('GET', PATH);
    expect(status).toBe(200);
    const { counts, own } = orderViewsAnswer.strict().parse(body);
    expect(own).toEqual([]);
    const shown = { ...(await read()).counts };
    delete shown.unpaid;
    delete shown.questions;
    delete shown.reviews;
    expect(counts).toEqual(shown);
  });
});

describe("the owner's own views", () => {
  it('are stored with their filters and counted, oldest first', async () => {
    const name = `Robin ${randomUUID()}`;
    await makeOrder(shop.payload, serviceId, { customerName: name });
    const today = dayOf(new Date());
    const filters = { search: name, from: today, to: today, sort: '-total' } as const;
    const made = await add(' Of Robin ', filters);
    expect(made.status).toBe(201);
    await add('Of nobody', { search: randomUUID() });
    const { id } = createdAnswer.parse(made.body);
    expect((await read()).own).toEqual([
      { id, name: 'Of Robin', filters, count: 1 },
      { id: expect.any(String), name: 'Of nobody', filters: expect.anything(), count: 0 },
    ]);
  });

  it('have unique names', async () => {
    await add('Mine');
    expect(await add('Mine')).toMatchObject({
      status: 409,
      body: { code: 'VIEW_EXISTS', errors: { name: 'You already have a view with this name' } },
    });
    const other = createdAnswer.parse((await add('Other')).body);
    const rename = (name: string) => owner('PATCH', `${PATH}/${other.id}`, { name });
    expect(await rename('Mine')).toMatchObject({ status: 409, body: { code: 'VIEW_EXISTS' } });
    expect(await rename('Yours')).toMatchObject({ status: 200, body: { success: true } });
    expect(await rename('Yours')).toMatchObject({ status: 200 });
    expect(await names()).toEqual(['Mine', 'Yours']);
    expect(await rename(' ')).toMatchObject({ status: 400 });
  });

  it('are created once per key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const [first, second] = [await add('Once', {}, headers), await add('Once', {}, headers)];
    expect(second).toMatchObject({ status: 201, body: Object(first.body) });
    expect(await names()).toEqual(['Once']);
  });

  it('are limited to 20, even simultaneously, and a deleted one makes room', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => add(`View ${n}`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(await names()).toHaveLength(20);
    expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'VIEWS_FULL' } });
    const [first] = (await read()).own;
    expect(await owner('DELETE', `${PATH}/${first?.id}`)).toMatchObject({ status: 200 });
    expect(await owner('DELETE', `${PATH}/${first?.id}`)).toMatchObject({ status: 404 });
    expect((await add('One more')).status).toBe(201);
  });

  it("return 404 when renaming a view that doesn't exist", async () => {
    expect(await owner('PATCH', `${PATH}/${randomUUID()}`, { name: 'A' })).toMatchObject({ status: 404 });
  });

  it("are left out if this version doesn't know their filters", async () => {
    await add('Known');
    const { docs } = await shop.payload.find({ collection: 'order-views' });
    const [view] = docs;
    if (!view) throw new Error('no view');
    await changeIf(shop.payload, 'order-views', view.id, { data: { filters: { status: 'gone' } } });
    expect(await names()).toEqual([]);
  });
});
