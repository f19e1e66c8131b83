import { expect, it } from 'vitest';
import { z } from 'zod';
import { books } from '#domain/books/books-contract';
import { monthOf } from '#domain/books/months';
import { serviceList } from '#domain/catalogue/service-contract';
import { customerView } from '#domain/customers/customer-contract';
import { discountView } from '#domain/discounts/discount-contract';
import { orderView } from '#domain/orders/order-view';
import { trackView } from '#domain/orders/track-contract';
import { customerExport } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { dropCatalogue } from '#server/catalogue/list-catalogue';
import { enqueue } from '#server/platform/outbox/enqueue';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { collectEmails, deliver } from '#server/testing/deliver';
import { makeCustomer, makeDiscount, makeOrder, makeService, orderBody } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const casey = await makeCustomer(shop.payload);
const { id: serviceId } = await makeService(shop.payload);
await makeOrder(shop.payload, serviceId, { customer: casey.id });
const odd = await makeOrder(shop.payload, serviceId, { customer: casey.id });
await store('orders', odd.id, { status: 'on_hold', paymentStatus: 'waived', deliveryMethod: 'courier' });

/** Writes values that this version doesn't know, as a later version might. */
async function store(
  collection: 'orders' | 'services' | 'discounts' | 'customers',
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  await setRow(shop.payload, collection, id, data);
}

const rawOrder = { status: 'on_hold', paymentStatus: 'waived', deliveryMethod: 'courier' };

it('an order with unknown values appears in every list as is', async () => {
  const customer = await customerClient(shop, casey);
  const lists = [
    await owner('GET', '/api/orders'),
    await owner('GET', '/api/orders?page=1&limit=50'),
    await customer('GET', '/api/customer/orders'),
  ];
  for (const { status, body } of lists) {
    expect(status).toBe(200);
    const orders = z.array(orderView).parse(body);
    expect(orders).toHaveLength(2);
    expect(orders.find(({ id }) => id === odd.id)).toMatchObject(rawOrder);
  }
  const { body } = await owner('GET', `/api/orders/${odd.id}`);
  expect(orderView.parse(body)).toMatchObject(rawOrder);
  expect((await owner('GET', '/api/orders/stats')).status).toBe(200);
});

it('an order with unknown values can be changed, and takes only known statuses', async () => {
  expect((await owner('PATCH', `/api/orders/${odd.id}`, { customerPhone: '555 999 0000' })).status).toBe(200);
  const { body } = await owner('GET', `/api/orders/${odd.id}`);
  expect(orderView.parse(body)).toMatchObject({ ...rawOrder, customerPhone: '555 999 0000' });
  const refused = await owner('PATCH', `/api/orders/${odd.id}/status`, { status: 'on_hold' });
  expect(refused).toMatchObject({ status: 400, body: { errors: { status: MESSAGES.orderStatus } } });
  expect((await owner('PATCH', `/api/orders/${odd.id}/status`, { status: 'received' })).status).toBe(200);
  const [email] = await deliver(shop);
  expect(email?.subject).toContain('Your glove is here');
  await store('orders', odd.id, { status: 'on_hold' });
});

it('its emails have what is known', async () => {
  await collectEmails(shop);
  const { id } = await makeService(shop.payload);
  await clientWith(shop)('POST', '/api/orders', orderBody(id));
  const [order] = (await shop.payload.find({ collection: 'orders', sort: '-createdAt', limit: 1, depth: 0 }))
    .docs;
  await store('orders', order?.id ?? '', rawOrder);
  const emails = await deliver(shop);
  expect(emails).toHaveLength(2);
  const toOwner = emails.find(({ subject }) => subject.startsWith('New order'));
  expect(toOwner?.text).toContain('courier');
  expect(toOwner?.text).toMatch(/Status: on_hold\. Payment:\s+waived\./);
});

it("a status named like an object's built-in property is not emailed", async () => {
  await collectEmails(shop);
  await store('orders', odd.id, { status: 'constructor', statusChange: 'x' });
  const data = { orderId: odd.id, statusChange: 'x' };
  await enqueue(shop.payload, 'order-status', { key: 'a-change', data });
  expect(await deliver(shop)).toEqual([]);
});

it('a service with an unknown category is listed', async () => {
  const { id } = await makeService(shop.payload);
  await store('services', id, { category: 'dyeing' });
  dropCatalogue(shop.payload, 'services');
  const { body } = await clientWith(shop)('GET', '/api/services');
  expect(serviceList.parse(body).find((service) => service.id === id)).toMatchObject({ category: 'dyeing' });
});

it('entries made in a year that no call would accept are listed', async () => {
  const createdAt = '+010000-01-01T00:00:00.000Z';
  await store('orders', odd.id, { createdAt });
  await store('customers', casey.id, { createdAt });
  const customer = await customerClient(shop, casey);
  const { body: orders } = await owner('GET', '/api/orders');
  expect(
    z
      .array(orderView)
      .parse(orders)
      .map((order) => order.createdAt),
  ).toContain(createdAt);
  const { body: customers } = await owner('GET', '/api/customers');
  expect(z.array(customerView).parse(customers)).toMatchObject([{ createdAt }]);
  const { body: tracked } = await customer('GET', `/api/customer/orders/${odd.id}`);
  expect(trackView.parse(tracked)).toMatchObject({ placedAt: createdAt });
  customerExport.parse((await customer('GET', '/api/customer/me/export')).body);
  for (const at of [createdAt, '0000-01-01T00:00:00.000Z']) {
    await store('orders', odd.id, { createdAt: at });
    const { body: money } = await owner('GET', '/api/admin/money');
    expect(books.parse(money)).toMatchObject({ firstMonth: monthOf(new Date()) });
  }
  await store('orders', odd.id, { createdAt: odd.createdAt });
});

it('a discount with an end that no call accepts is listed, and can be changed', async () => {
  const { id } = await makeDiscount(shop.payload);
  await store('discounts', id, { endsAt: '+010000-01-01T04:59:59.999Z' });
  const { body } = await owner('GET', '/api/discounts');
  const listed = z
    .array(discountView)
    .parse(body)
    .find((discount) => discount.id === id);
  expect(listed).toMatchObject({ endDay: expect.stringMatching(/^10000-01-01$|^9999-12-31$/) });
  expect((await owner('PATCH', `/api/discounts/${id}`, { active: 0 })).status).toBe(200);
  await shop.payload.delete({ collection: 'discounts', id });
});

it('a discount with an unknown type is listed, and takes nothing off', async () => {
  const { id, code } = await makeDiscount(shop.payload);
  await store('discounts', id, { type: 'two-for-one' });
  const { body } = await owner('GET', '/api/discounts');
  expect(z.array(discountView).parse(body)).toMatchObject([{ id, type: 'two-for-one' }]);
  const anyone = clientWith(shop);
  expect((await anyone('POST', '/api/discounts/verify', { code })).body).toEqual({ valid: false });
  const service = await makeService(shop.payload);
  const refused = await anyone('POST', '/api/orders', orderBody(service.id, { discountCode: code }));
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { discountCode: MESSAGES.invalidDiscount } },
  });
});
