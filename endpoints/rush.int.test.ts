import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { REPLACES_HEADER } from '#domain/orders/order-contract';
import { dayOf } from '#domain/orders/ready-by-days';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';

const { shop, paypal, pay } = await paypalShop();
const owner = await ownerClient(shop);
const service = await makeService(shop.payload, { price: 8000 });
const inPerson = orderBody(service.id, { deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person' });

const ON = { rushPrice: 2500, rushDays: 3 };
const settings = (changes: Partial<ShopSettings>) =>
  shop.payload.updateGlobal({ slug: 'shop-settings', data: { ...SHOP_DEFAULTS, ...changes } });
const place = (changes: object = {}, headers: Record<string, string> = {}) =>
  call(`${shop.url}/api/orders`, { body: { ...inPerson, rush: true, ...changes }, headers });
const idOf = (answer: { body: Record<string, unknown> }) => String(answer.body.orderId);

beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'orders', where: {} });
  await emptyMailbox(shop);
  await settings(ON);
});

describe('rush (rule 28.5)', () => {
  it.each([
    ['without a price', { rushPrice: 0, rushDays: 3 }],
    ['without days', { rushPrice: 2500, rushDays: 0 }],
  ])('is refused %s, and nothing is stored', async (_what, off) => {
    await settings(off);
    expect(await place()).toMatchObject({ status: 409, body: { code: 'RUSH_OFF' } });
    expect((await place({ rush: false })).status).toBe(201);
    const form = { ...inPerson, status: 'not_received', subtotal: 8000, total: 10_500, rushCharge: 2500 };
    expect(await owner('POST', '/api/orders', form)).toMatchObject({
      status: 409,
      body: { code: 'RUSH_OFF' },
    });
    expect((await shop.payload.count({ collection: 'orders' })).totalDocs).toBe(1);
  });

  it('is ready after its own days, if those are fewer', async () => {
    const { id } = await pay.readOrder(idOf(await place()));
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    const { readyTo } = await pay.readOrder(id);
    const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));
    expect(readyTo).toBe(inDays(3));
  });
});

describe('the rush charge (rule 28.6)', () => {
  it('is on the order, its page, and its emails', async () => {
    const answer = await place({ customerEmail: 'fast@mail.example' });
    const { body } = await owner('GET', `/api/orders/${idOf(answer)}`);
    expect(body).toMatchObject({
      subtotal: 8000,
      rushCharge: 2500,
      isRush: true,
      total: 10_500,
      amountDue: 10_500,
    });
    const page = await call(`${shop.url}/api${String(answer.body.trackPath)}`);
    expect(page.body).toMatchObject({ rushCharge: 2500, total: 10_500 });
    const emails = await deliver(shop);
    expect(emails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('New rush order'));
    for (const { text } of emails) expect(text).toMatch(/Rush\s+\$25\.00/);
  });

  it('is not reduced by discounts', async () => {
    await owner('POST', '/api/discounts', { code: 'ALLFREE', type: 'fixed', value: 50_000, active: true });
    expect(await pay.readOrder(idOf(await place({ discountCode: 'ALLFREE' })))).toMatchObject({
      discountAmount: 50_000,
      rushCharge: 2500,
      total: 2500,
    });
  });

  it('is paid, booked, and refunded with the rest', async () => {
    const id = idOf(await place({ paymentMethod: 'paypal' }));
    const payment = String((await pay.startPaying(id, { amount: '105.00' })).body.id);
    paypal.approve(payment);
    expect((await pay.capture(payment)).status).toBe(200);
    expect(await pay.readOrder(id)).toMatchObject({ amountPaid: 10_500, amountDue: 0 });
    const { body } = await owner('GET', '/api/admin/money');
    expect(body).toMatchObject({
      byService: [
        { serviceId: service.id, net: 8000 },
        { serviceId: 'rush', net: 2500 },
      ],
    });
    const refund = { amount: 10_500, method: 'recorded' };
    expect((await owner('POST', `/api/orders/${id}/refunds`, refund)).status).toBe(201);
    const { body: after } = await owner('GET', '/api/admin/money');
    expect(after).toMatchObject({ byService: [{ net: 0 }, { net: 0 }] });
    expect((await owner('GET', '/api/admin/figures')).body).toMatchObject({ rushOrders: 1 });
  });

  it('can be set by the owner, and stays on an order after rush is off', async () => {
    const { items, ...customer } = inPerson;
    const form = {
      ...customer,
      items,
      status: 'not_received',
      subtotal: 8000,
      total: 10_500,
      rushCharge: 2500,
    };
    const { status, body } = await owner('POST', '/api/orders', { ...form, paymentMethod: undefined });
    expect(status).toBe(201);
    await settings({ rushPrice: 0 });
    const path = `/api/orders/${String(Object(body).orderId)}`;
    expect((await owner('PATCH', path, { rushCharge: 2000, total: 10_000 })).status).toBe(200);
    expect((await owner('PATCH', path, { rushCharge: 0, total: 8000 })).status).toBe(200);
    expect((await owner('GET', path)).body).toMatchObject({ rushCharge: 0, isRush: false });
    expect(await owner('PATCH', path, { rushCharge: 2500 })).toMatchObject({ body: { code: 'RUSH_OFF' } });
  });
});

describe('the daily limit (rule 28.7)', () => {
  it('accepts as many of 30 simultaneous orders as the limit allows', async () => {
    await settings({ ...ON, rushPerDay: 3 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => place()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refused)
      expect([status, body]).toMatchObject([
        409,
        { code: 'RUSH_OFF', message: expect.stringContaining('taken') },
      ]);
    expect((await shop.payload.count({ collection: 'orders' })).totalDocs).toBe(3);
    expect((await place({ rush: false })).status).toBe(201);
  });

  it('returns the same order for the same key, even for the last place', async () => {
    await settings({ ...ON, rushPerDay: 1 });
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => place({}, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
  });

  it("gives a canceled order's place to another", async () => {
    await settings({ ...ON, rushPerDay: 1 });
    const id = idOf(await place());
    expect((await place()).status).toBe(409);
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' });
    expect((await place()).status).toBe(201);
    expect((await place()).status).toBe(409);
  });

  it('leaves a changed order its place', async () => {
    await settings({ ...ON, rushPerDay: 1 });
    const key = randomUUID();
    await place({ paymentMethod: 'paypal' }, { [IDEMPOTENCY_HEADER]: key });
    const again = { [IDEMPOTENCY_HEADER]: randomUUID(), [REPLACES_HEADER]: key };
    const changed = { paymentMethod: 'paypal', customerName: 'Changed Mind' };
    expect((await place(changed, again)).status).toBe(201);
    expect((await place(changed, { [REPLACES_HEADER]: key })).status).toBe(409);
    expect((await place()).status).toBe(409);
  });
});

it('rush orders come first on the bench (rule 28.8)', async () => {
  const { payload } = shop;
  const made: string[] = [];
  for (const rushCharge of [undefined, 2500, undefined, 3000])
    made.push(
      (await makeOrder(payload, service.id, { status: 'received', ...(rushCharge && { rushCharge }) })).id,
    );
  const { body } = await owner('GET', '/api/orders?bench=1');
  const ids = Array.isArray(body) ? body.map(({ id }) => id) : [];
  expect(ids).toEqual([made[3], made[1], made[2], made[0]]);
});
