import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { serviceList } from '#domain/catalogue/service-contract';
import { benchReadyBy } from '#domain/orders/bench-days';
import { benchLoad } from '#domain/orders/bench-load';
import { orderEstimate } from '#domain/orders/estimate-contract';
import { hereBy } from '#domain/orders/here-by';
import { dayOf, daysBetween, daysLater, formatReadyBy } from '#domain/orders/ready-by-days';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { catalogueAnswer, listServices } from '#server/catalogue/list-catalogue';
import { glovesAhead } from '#server/orders/bench-queue';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { deliver, drain, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { gate } from '#server/testing/gate';
import { servePages } from '#server/testing/serve-pages';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const pages = await servePages(shop);
afterAll(() => pages.close());
const service = await makeService(shop.payload, { name: 'Full relace', price: 8000 });
const body = orderBody(service.id, { deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person' });

const BENCH = { glovesPerDay: 1, turnaroundDays: 2 };
const settings = (changes: Partial<ShopSettings>) =>
  shop.payload.updateGlobal({ slug: 'shop-settings', data: { ...SHOP_DEFAULTS, ...changes } });
const services = async () => serviceList.parse((await owner('GET', '/api/services')).body);
const estimate = async () => (await services()).find(({ id }) => id === service.id)?.estimate;
const place = (changes: object = {}) => call(`${shop.url}/api/orders`, { body: { ...body, ...changes } });
const today = dayOf(new Date());
const arrival = hereBy(new Date());
const readyAfter = (ahead: number, changes: Partial<ShopSettings> = {}) =>
  benchReadyBy({
    bench: { ...SHOP_DEFAULTS, ...BENCH, ...changes },
    today,
    arrival,
    minDays: 2,
    maxDays: 2,
    ahead,
    gloves: 1,
  });

beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'orders', where: {} });
  await emptyMailbox(shop);
  await settings(BENCH);
});

describe("the bench's settings (rule 28.1)", () => {
  const save = (changes: object) => owner('PATCH', '/api/admin/shop-settings', changes);

  it('are off in a new shop', async () => {
    await settings({});
    expect((await owner('GET', '/api/admin/shop-settings')).body).toMatchObject({
      glovesPerDay: 0,
      workingDays: 'Mon, Tue, Wed, Thu, Fri',
      closedDays: [],
      rushPrice: 0,
      rushDays: 0,
      rushPerDay: 0,
    });
  });

  it('take weekdays in any order', async () => {
    expect((await save({ workingDays: 'sat tue' })).status).toBe(200);
    expect((await owner('GET', '/api/admin/shop-settings')).body).toMatchObject({ workingDays: 'Tue, Sat' });
  });

  it.each([
    [{ glovesPerDay: -1 }, 'glovesPerDay'],
    [{ workingDays: 'whenever' }, 'workingDays'],
    [
      { closedDays: [{ from: '2026-12-24T12:00:00.000Z', to: '2026-12-20T12:00:00.000Z' }] },
      'closedDays.0.to',
    ],
    [{ rushDays: 1.5 }, 'rushDays'],
  ])('refuse %j', async (changes, field) => {
    expect(await save(changes)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});

describe('the estimate (rule 28.3)', () => {
  it('is null, and no page says a date, if the bench is not planned', async () => {
    await settings({});
    await place();
    expect(await estimate()).toBeNull();
    expect((await call(`${shop.url}/api/estimate?gloves=${service.id}`)).body).toMatchObject({
      estimate: null,
      rush: null,
    });
    expect(await (await fetch(pages.url)).text()).not.toContain('hasBenchDates');
  });

  it('counts gloves placed or here, and not canceled, unpaid, or done', async () => {
    expect(await estimate()).toEqual(readyAfter(0));
    const statuses = [
      'pending_payment',
      'not_received',
      'received',
      'in-progress',
      'shipped',
      'canceled',
    ] as const;
    for (const status of statuses) await makeOrder(shop.payload, service.id, { status });
    for (let more = 0; more < 7; more += 1) await place();
    expect(await estimate()).toEqual(readyAfter(10));
  });

  it('is renewed at once when the queue or the settings change', async () => {
    const cached = async () => [await estimate(), await (await fetch(pages.url)).text()] as const;
    for (let ordered = 0; ordered < 12; ordered += 4) {
      const [found, home] = await cached();
      expect(found).toEqual(readyAfter(ordered));
      expect(home).toContain(`"turnaroundDays":${daysBetween(arrival, readyAfter(ordered).to)}`);
      for (let more = 0; more < 4; more += 1) await place();
    }
    await settings({ ...BENCH, glovesPerDay: 3 });
    expect(await estimate()).toEqual(readyAfter(12, { glovesPerDay: 3 }));
  });

  it('is renewed although the services were being read when an order came in', async () => {
    const { opened, open } = gate();
    const before = catalogueAnswer(shop.payload, 'services', async () => {
      const list = await listServices(shop.payload);
      await opened;
      return { list };
    });
    for (let more = 0; more < 9; more += 1) await place();
    open();
    await before;
    expect(await estimate()).toEqual(readyAfter(9));
  });

  it("is the same day on home, in the wizard, on the order's page, and in its emails", async () => {
    for (let more = 0; more < 9; more += 1) await place();
    const expected = await estimate();
    expect(expected).toEqual(readyAfter(9));
    expect(await (await fetch(pages.url)).text()).toContain(
      `"turnaroundDays":${daysBetween(arrival, readyAfter(9).to)}`,
    );
    const asked = await call(`${shop.url}/api/estimate?gloves=${service.id}`);
    expect(orderEstimate.parse(asked.body)).toEqual({ hereBy: arrival, estimate: expected, rush: null });
    const placed = await place({ customerEmail: 'dated@mail.example' });
    const page = await call(`${shop.url}/api${String(placed.body.trackPath)}`);
    expect(page.body).toMatchObject({ estimate: { hereBy: arrival, readyBy: expected } });
    const day = formatReadyBy(readyAfter(9));
    const email = (await deliver(shop)).find(({ to }) => to === 'dated@mail.example');
    expect(email?.text).toContain(`ready around ${day}`);
  });

  it("is the next day's from midnight on, on home and on every server", async () => {
    const beside = await startBeside(shop);
    onTestFinished(() => beside.close());
    const shown = async () => {
      const lists = [shop.url, beside.url].map(async (url) =>
        serviceList.parse(await (await fetch(`${url}/api/services`)).json()),
      );
      const [here, there] = (await Promise.all(lists)).map(
        (list) => list.find(({ id }) => id === service.id)?.estimate,
      );
      return { here, there, home: await (await fetch(pages.url)).text() };
    };
    for (let more = 0; more < 4; more += 1) await place();
    expect(await shown()).toMatchObject({ here: readyAfter(4) });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    for (let day = 1; day <= 3; day += 1) {
      vi.advanceTimersByTime(new Date().setHours(24, 0, 1, 0) - Date.now());
      const [now, by] = [dayOf(new Date()), hereBy(new Date())];
      const ready = benchReadyBy({
        ...{ bench: { ...SHOP_DEFAULTS, ...BENCH }, today: now, arrival: by },
        ...{ minDays: 2, maxDays: 2, ahead: 4, gloves: 1 },
      });
      expect(now).toBe(daysLater(today, day));
      const { here, there, home } = await shown();
      expect({ here, there }).toEqual({ here: ready, there: ready });
      expect(home).toContain(`"turnaroundDays":${daysBetween(by, ready.to)}`);
    }
  });

  it('refuses gloves it cannot read', async () => {
    expect((await call(`${shop.url}/api/estimate?gloves=mitt`)).status).toBe(400);
  });
});

describe('a received glove (rule 28.4)', () => {
  const days = async (id: string) => {
    const { readyFrom, readyTo } = await shop.payload.findByID({ collection: 'orders', id, depth: 0 });
    return { from: readyFrom, to: readyTo };
  };

  it('gets its date from the bench, and keeps it', async () => {
    for (let more = 0; more < 5; more += 1) await place();
    const { id } = await makeOrder(shop.payload, service.id);
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    const bench = { ...SHOP_DEFAULTS, ...BENCH };
    const promised = benchReadyBy({
      bench,
      today,
      arrival: today,
      minDays: 2,
      maxDays: 2,
      ahead: 5,
      gloves: 1,
    });
    expect(await days(id)).toEqual(promised);
    for (let more = 0; more < 3; more += 1) await place({ rush: false });
    await settings({
      ...BENCH,
      glovesPerDay: 5,
      closedDays: [{ from: `${promised.to}T12:00:00.000Z`, to: null }],
    });
    expect(await days(id)).toEqual(promised);
  });

  it('has the other one ahead if two were placed at the same time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (let more = 0; more < 2; more += 1) await makeOrder(shop.payload, service.id, { status: 'received' });
    const orders = await findAll(shop.payload, 'orders');
    const ahead = await Promise.all(orders.map((order) => glovesAhead(shop.payload, order)));
    expect(ahead.toSorted()).toEqual([0, 1]);
  });

  it('moves several times within minutes, and the customer gets one email', async () => {
    const { id } = await makeOrder(shop.payload, service.id, {
      status: 'received',
      customerEmail: 'moved@mail.example',
    });
    await drain(shop);
    await emptyMailbox(shop);
    const move = async (day: string) =>
      expect((await owner('PATCH', `/api/orders/${id}/ready-by`, { from: day, to: day })).status).toBe(200);
    const emails = async () =>
      (await deliver(shop)).filter(({ to }) => to === 'moved@mail.example').map(({ subject }) => subject);
    const [soon, later, latest] = [30, 40, 50].map((count) => daysLater(today, count));
    await move(later ?? '');
    await move(latest ?? '');
    await move(soon ?? '');
    const said = (day = '') =>
      expect.stringContaining(`ready around ${formatReadyBy({ from: day, to: day })}`);
    expect(await emails()).toEqual([said(soon)]);
    await move(today);
    await move(soon ?? '');
    expect(await emails()).toHaveLength(1);
    await move(later ?? '');
    expect(await emails()).toEqual(expect.arrayContaining([said(soon), said(later)]));
    expect(await emails()).toHaveLength(2);
  });
});

it("the bench's load has six weeks, the orders here, and what is still to come (rule 28.9)", async () => {
  const closedDay = daysLater(today, 3);
  await settings({
    ...BENCH,
    workingDays: 'Mon, Tue, Wed, Thu, Fri, Sat, Sun',
    closedDays: [{ from: `${closedDay}T12:00:00.000Z`, to: null }],
  });
  await place();
  const { id } = await makeOrder(shop.payload, service.id, { status: 'received' });
  const rush = await makeOrder(shop.payload, service.id, { status: 'in-progress', rushCharge: 2000 });
  const answer = await owner('GET', '/api/admin/bench-load');
  const load = benchLoad.parse(answer.body);
  expect(load.days).toHaveLength(42);
  expect(load.days.filter(({ isOpen }) => !isOpen)).toEqual([{ day: closedDay, isOpen: false }]);
  expect([load.glovesPerDay, load.awaited]).toEqual([1, 1]);
  expect(load.orders.map((order) => order.id)).toEqual([rush.id, id]);
  expect(z.array(z.object({ readyBy: z.object({ to: z.string() }) })).parse(load.orders)).toHaveLength(2);
});
