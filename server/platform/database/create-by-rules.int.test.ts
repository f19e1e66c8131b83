import { randomUUID } from 'node:crypto';
import { ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { orderItems } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { findOrder } from '#server/orders/find-order';
import { priceOrder } from '#server/orders/price-order';
import { makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { createByRules } from './change-if';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;

const order = async (idempotencyKey: string = randomUUID()) => {
  const terms = {
    deliveryMethod: 'dropoff' as const,
    items: orderItems.parse(orderBody(serviceId).items),
  };
  return {
    idempotencyKey,
    customerName: 'Robin Shortstop',
    customerEmail: 'robin@test.example',
    customerPhone: '555 010 2030',
    status: 'not_received' as const,
    paymentStatus: 'pending' as const,
    ...terms,
    ...(await priceOrder({ payload: shop.payload, ...terms })),
  };
};
const create = async (id: string, idempotencyKey?: string) => {
  const data = { ...(await order(idempotencyKey)), id, title: orderTitle(id) };
  return createByRules(shop.payload, 'orders', data, { role: 'customer' });
};

/** Removes what differs from order to order. */
async function stored(id: string): Promise<unknown> {
  const found = await findOrder(shop.payload, id);
  const text = JSON.stringify(found)
    .replaceAll(id, 'ID')
    // In upper or lower case, because a number may have only digits.
    .replaceAll(new RegExp(id.slice(0, 8), 'gi'), 'NUMBER')
    .replaceAll(found?.idempotencyKey ?? '', 'KEY')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT')
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, 'UUID');
  return JSON.parse(text);
}

it('createByRules stores the same as a save in Payload', async () => {
  const id = randomUUID();
  await create(id);
  const saved = await shop.payload.create({ collection: 'orders', data: await order(), depth: 0 });
  expect(await stored(id)).toEqual(await stored(saved.id));
});

it('createByRules returns what it stored', async () => {
  const id = randomUUID();
  const made = await create(id);
  expect(await findOrder(shop.payload, id)).toMatchObject(JSON.parse(JSON.stringify(made)));
});

it('createByRules rejects a unique value that is taken', async () => {
  const key = randomUUID();
  await create(randomUUID(), key);
  await expect(create(randomUUID(), key)).rejects.toThrow(ValidationError);
});
