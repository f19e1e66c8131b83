import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderItemView, orderView } from '#domain/orders/order-view';
import { MESSAGES } from '#domain/words/shop-texts';
import { ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

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

const shop = await testShop();
const owner = await ownerClient(shop);
const { id: serviceId } = await makeService(shop.payload);

describe('GET /api/orders/:id', () => {
  it('returns the order as in the list, and no other stored fields', async () => {
    await makeOrder(shop.payload, serviceId);
    const { id: customerId } = await makeCustomer(shop.payload);
    const { id } = await makeOrder(shop.payload, serviceId, {
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
