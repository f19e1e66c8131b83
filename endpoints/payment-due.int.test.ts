import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';

const { shop, paypal, pay } = await paypalShop();

const due = (id: string) => call(`${shop.url}/api/orders/${id}/payment`);

describe('GET /api/orders/{id}/payment', () => {
  it('says an online order waits for its payment, without personal data', async () => {
    const order = await pay.placeOnlineOrder();
    const { status, headers, body } = await due(order.id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      standing: 'online',
      total: 8000,
      amountDue: 8000,
      glove: 'awaited',
      deliveryMethod: 'ship',
    });
  });

  it("says it's paid", async () => {
    const { order } = await pay.paidOrder();
    expect((await due(order.id)).body).toEqual({
      standing: 'settled',
      total: 8000,
      amountDue: 0,
      glove: 'awaited',
      deliveryMethod: 'ship',
    });
  });

  it('says PayPal is checking it', async () => {
    const { order, id } = await pay.startedOrder();
    paypal.trouble('capture', 'pending');
    await pay.capture(id);
    expect((await due(order.id)).body).toEqual({
      standing: 'checking',
      total: 8000,
      amountDue: 8000,
      glove: 'awaited',
      deliveryMethod: 'ship',
    });
  });

  it.each([
    ['in-progress', 'here'],
    ['shipped', 'sent_back'],
  ] as const)('says the glove of an order %s is %s', async (status, glove) => {
    const { order } = await pay.paidOrder();
    await pay.changeOrder(order.id, { status });
    expect((await due(order.id)).body).toEqual({
      standing: 'settled',
      total: 8000,
      amountDue: 0,
      glove,
      deliveryMethod: 'ship',
    });
  });

  it("says it's paid in person, or canceled", async () => {
    const { id } = await makeService(shop.payload, { price: 6500 });
    const placed = await call(`${shop.url}/api/orders`, { body: orderBody(id) });
    const orderId = String(placed.body.orderId);
    expect((await due(orderId)).body).toEqual({
      standing: 'in_person',
      total: 6500,
      amountDue: 6500,
      glove: 'awaited',
      deliveryMethod: 'dropoff',
    });
    await pay.changeOrder(orderId, { status: 'canceled' });
    expect((await due(orderId)).body).toEqual({
      standing: 'canceled',
      total: 6500,
      amountDue: 0,
      glove: 'awaited',
      deliveryMethod: 'dropoff',
    });
  });

  inputs([randomUUID(), 'x', '%00'])(
    'answers an unknown ID (%s) with 404',
    async (id) => (await due(id)).status,
    404,
  );
});
