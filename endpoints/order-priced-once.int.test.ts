import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import type { Service } from '../payload-types';

const shop = await startTestShop();
const shopWithoutPayment = await startTestShop({
  PAYPAL_CLIENT_ID: '',
  PAYPAL_CLIENT_SECRET: '',
  SITE_URL: 'https://gloves.example',
});
afterAll(() => Promise.all([shop.close(), shopWithoutPayment.close()]));
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
    const service = await makeService(shop.payload, { price: 6500 });
    changePriceOnceRead(shop, service, 9900);
    const body = orderBody(service.id, { customerEmail: 'new@test.example', customerPassword: 'secret-1' });
    expect(await place(shop, body)).toMatchObject({ total: 6500, subtotal: 6500, items: [{ price: 6500 }] });
  });

  it('leaves nothing due on an order accepted as free', async () => {
    const service = await makeService(shopWithoutPayment.payload, { price: 0 });
    changePriceOnceRead(shopWithoutPayment, service, 9900);
    expect(await place(shopWithoutPayment, orderBody(service.id, { paymentMethod: 'paypal' }))).toMatchObject(
      { total: 0, status: 'not_received', paymentStatus: 'succeeded' },
    );
  });
});
