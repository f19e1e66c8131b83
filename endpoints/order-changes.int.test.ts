import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderItemView, orderView } from '#domain/orders/order-view';
import { versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const relace = await makeService(shop.payload);

const stored = (id: string) => shop.payload.findByID({ collection: 'orders', id, depth: 0 });

describe('PATCH /api/orders/{id}/status and /images', () => {
  it('sets any status, and keeps a payment recorded simultaneously', async () => {
    const { id } = await makeOrder(shop.payload, relace.id, { paymentStatus: 'pending' });
    for (const status of ['shipped', 'pending_payment', 'received']) {
      await Promise.all([
        owner('PATCH', `/api/orders/${id}/status`, { status }),
        shop.payload.db.updateOne({
          collection: 'orders',
          options: { atomic: true },
          where: { id: { equals: id } },
          data: { paymentStatus: 'succeeded', paypalCaptureId: 'CAPTURE-1' },
        }),
      ]);
      expect(await stored(id)).toMatchObject({
        status,
        paymentStatus: 'succeeded',
        paypalCaptureId: 'CAPTURE-1',
      });
    }
  });

  it('sets a tracking number together with the status, and keeps an omitted one', async () => {
    const { id } = await makeOrder(shop.payload, relace.id, { status: 'in-progress' });
    const set = (body: unknown) => owner('PATCH', `/api/orders/${id}/status`, body);
    const { version } = await stored(id);
    expect((await set({ status: 'shipped', trackingNumber: ' 9400 1000 ' })).body).toMatchObject({
      version: Number(version) + 1,
    });
    expect(await stored(id)).toMatchObject({ status: 'shipped', trackingNumber: '9400 1000' });
    await set({ status: 'in-progress' });
    expect(await stored(id)).toMatchObject({ status: 'in-progress', trackingNumber: '9400 1000' });
  });

  it.each([{}, { status: 'gone' }, { status: null }, []])('rejects the status %j with 400', async (body) => {
    const { id } = await makeOrder(shop.payload, relace.id);
    const answer = await owner('PATCH', `/api/orders/${id}/status`, body);
    expect(answer.status).toBe(400);
    expect((await stored(id)).status).toBe('not_received');
  });

  it('stores before and after photos separately', async () => {
    const { id } = await makeOrder(shop.payload, relace.id);
    const images = (body: unknown) => owner('PATCH', `/api/orders/${id}/images`, body);
    const [a, b, c] = await Promise.all([1, 2, 3].map(() => makePhoto(shop.payload)));
    const { status, body } = await images({ beforeImages: [a, b] });
    expect(status).toBe(200);
    z.strictObject(versionAnswer.shape).parse(body);
    await images({ afterImages: [c] });
    await images({});
    expect(await stored(id)).toMatchObject({
      beforeImages: [a, b],
      afterImages: [c],
    });
    await images({ beforeImages: [] });
    expect(await stored(id)).toMatchObject({ beforeImages: [], afterImages: [c] });
  });

  it('rejects photos from elsewhere', async () => {
    const { id } = await makeOrder(shop.payload, relace.id);
    for (const image of ['https://elsewhere.example/a.jpg', '/media/../x', '//evil/a.png', 1]) {
      const { status, body } = await owner('PATCH', `/api/orders/${id}/images`, { afterImages: [image] });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: { 'afterImages.0': expect.any(String) } },
      });
    }
    expect((await stored(id)).afterImages).toEqual([]);
  });
});

const strictOrder = z.strictObject({
  ...orderView.shape,
  items: z.array(z.strictObject(orderItemView.shape)),
});

/** Fields that are only in the answer of this call. */
const ownersPart = z.looseObject({
  trackUrl: z.string(),
  payments: z.unknown(),
  refundable: z.unknown(),
  extraWork: z.unknown(),
});

describe('GET /api/orders/:id', () => {
  it('returns the order as in the list, and no other stored fields', async () => {
    await makeOrder(shop.payload, relace.id);
    const { id: customerId } = await makeCustomer(shop.payload);
    const { id } = await makeOrder(shop.payload, relace.id, {
      customer: customerId,
      customerName: 'Casey Catcher',
      deliveryMethod: 'ship',
      shippingAddress: '12 Diamond Way\nSpringfield, IL 62701',
      trackingNumber: '1Z999',
    });
    const { status, body } = await owner('GET', `/api/orders/${id}`);
    expect(status).toBe(200);
    const { trackUrl, refundable, payments, extraWork, ...rest } = ownersPart.parse(body);
    expect(extraWork).toEqual([]);
    expect(payments).toMatchObject([{ kind: 'payment', amount: 8000, isCounted: true }]);
    expect(refundable).toEqual({ total: 8000, paypal: 0, captures: [] });
    expect(trackUrl).toMatch(/^http.*\/track\/[\w-]{46}$/);
    const order = strictOrder.parse(rest);
    expect(order).toMatchObject({ id, customerId, customerName: 'Casey Catcher', trackingNumber: '1Z999' });
    const list = z.array(strictOrder).parse((await owner('GET', '/api/orders')).body);
    expect(list.find((listed) => listed.id === id)).toEqual(order);
  });

  it.each(['an unknown order', 'no-id', 'stats2', '%00'])('answers %s with 404', async (name) => {
    const id = name === 'an unknown order' ? randomUUID() : name;
    expect(await owner('GET', `/api/orders/${id}`)).toMatchObject({
      status: 404,
      body: { message: MESSAGES.notFound },
    });
  });
});
