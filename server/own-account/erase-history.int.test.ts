import { expect, it } from 'vitest';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { wordsStored } from '#server/testing/words-stored';

const shop = await testShop();
const visitor = clientWith(shop);
const serviceId = (await makeService(shop.payload)).id;

it('keeps the history the books need and erases everything people wrote', async () => {
  const customer = await makeCustomer(shop.payload, { name: 'Whitney Windup' });
  const client = await customerClient(shop, customer);
  const owner = await ownerClient(shop);
  const { id } = await makeOrder(shop.payload, serviceId, {
    customer: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    status: 'in-progress',
  });
  await owner('PATCH', `/api/orders/${id}`, { customerPhone: '555 010 6677' });
  await owner('POST', `/api/orders/${id}/notes`, { text: 'Whitney is in a hurry' });
  await owner('POST', `/api/orders/${id}/messages`, { text: 'Dear Whitney, done soon' });
  await owner('PATCH', `/api/orders/${id}/status`, { status: 'shipped' });
  const { trackUrl } = Object((await owner('GET', `/api/orders/${id}`)).body);
  const exported = await client('GET', '/api/customer/me/export');
  expect(exported.body).toMatchObject({
    orders: [{ messages: [{ from: 'shop', text: 'Dear Whitney, done soon' }] }],
  });
  expect(JSON.stringify(exported.body)).not.toContain('in a hurry');
  expect((await client('POST', '/api/customer/me/erase', { password: 'secret-1' })).body).toMatchObject({
    success: true,
  });
  expect(await wordsStored(shop.payload, 'Whitney', '010 6677', '5550106677')).toEqual([]);
  const { body } = await owner('GET', `/api/orders/${id}/events`);
  const kinds = Array.isArray(body) ? body.map(({ kind }) => kind) : [];
  expect(kinds).toEqual(expect.arrayContaining(['ordered', 'paid', 'edited', 'note', 'message', 'status']));
  expect((await visitor('GET', `/api${new URL(trackUrl).pathname}`)).status).toBe(404);
});
