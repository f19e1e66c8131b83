import { afterEach, describe, expect, it, vi } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { makeDiscount, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { capture, report, startPaying } from '#server/testing/payments';
import { type TestShop, testShop } from '#server/testing/test-shop';
import type { Service } from '../payload-types';

const shop = await testShop({
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  SITE_URL: 'https://gloves.example',
});

const simulated = await testShop();

const choose = (id: string, outcome: unknown) =>
  call(`${shop.url}/api/simulator/${id}`, { body: { outcome } });

describe('an HTTPS shop without credentials', () => {
  it('has online payment off', async () => {
    expect((await call(`${shop.url}/api/payment-settings`)).body).toEqual({ mode: 'off', clientId: null });
    const service = await makeService(shop.payload, { price: 8000 });
    const order = await makeOrder(shop.payload, service.id, { paymentStatus: 'pending' });
    for (const answer of [
      await startPaying(shop, order.id),
      await capture(shop, 'SIM-1'),
      await report(shop, order.id, 'A', 'B'),
    ])
      expect(answer).toMatchObject({ status: 503, body: { message: MESSAGES.onlinePaymentOff } });
    expect((await choose('SIM-1', 'approve')).status).toBe(404);
  });

  it('rejects an order with online payment and creates no account', async () => {
    const service = await makeService(shop.payload);
    const customer = { customerEmail: 'online@test.example', customerPassword: 'secret-1' };
    const body = orderBody(service.id, { paymentMethod: 'paypal', ...customer });
    const ship = { deliveryMethod: 'ship' as const, shippingAddress: '1 Diamond Way' };
    for (const order of [body, { ...body, ...ship }]) {
      expect(await call(`${shop.url}/api/orders`, { body: order })).toMatchObject({
        status: 400,
        body: { errors: { paymentMethod: MESSAGES.onlinePaymentOff } },
      });
    }
    expect((await shop.payload.count({ collection: 'customers' })).totalDocs).toBe(0);
  });

  it('accepts a free order, and one to be paid in person', async () => {
    const service = await makeService(shop.payload);
    const { code } = await makeDiscount(shop.payload, { value: 10_000 });
    const free = orderBody(service.id, { paymentMethod: 'paypal', discountCode: code });
    expect((await call(`${shop.url}/api/orders`, { body: free })).status).toBe(201);
    expect((await call(`${shop.url}/api/orders`, { body: orderBody(service.id) })).status).toBe(201);
  });
});

afterEach(() => vi.restoreAllMocks());

/** Changes a service's price right after the shop's next read of it. */
function changePriceOnceRead({ payload }: TestShop, { id }: Service, price: number): void {
  const find = payload.db.find.bind(payload.db);
  const spy = vi.spyOn(payload.db, 'find').mockImplementation(async (query) => {
    const found = await find(query);
    if (query.collection === 'services') {
      spy.mockRestore();
      await payload.update({ collection: 'services', id, data: { price } });
    }
    return Object(found);
  });
}

async function place({ url, payload }: TestShop, body: object) {
  const answer = await call(`${url}/api/orders`, { body });
  expect(answer.status).toBe(201);
  const id = String(Reflect.get(Object(answer.body), 'orderId'));
  expect((await payload.find({ collection: 'services' })).docs.map(({ price }) => price)).toContain(9900);
  return payload.findByID({ collection: 'orders', id, depth: 0 });
}

describe('a price that changes while an order is placed', () => {
  it('does not apply to an order that also creates an account', async () => {
    const service = await makeService(simulated.payload, { price: 6500 });
    changePriceOnceRead(simulated, service, 9900);
    const body = orderBody(service.id, { customerEmail: 'new@test.example', customerPassword: 'secret-1' });
    expect(await place(simulated, body)).toMatchObject({
      total: 6500,
      subtotal: 6500,
      items: [{ price: 6500 }],
    });
  });

  it('leaves nothing due on an order accepted as free', async () => {
    const service = await makeService(shop.payload, { price: 0 });
    changePriceOnceRead(shop, service, 9900);
    expect(await place(shop, orderBody(service.id, { paymentMethod: 'paypal' }))).toMatchObject({
      total: 0,
      status: 'not_received',
      paymentStatus: 'succeeded',
    });
  });
});
