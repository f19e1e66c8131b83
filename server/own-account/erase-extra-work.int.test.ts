import { expect, it } from 'vitest';
import { extraWorkOf } from '#domain/orders/extra-work';
import { ERASED } from '#domain/own-account/erasure';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { wordsStored } from '#server/testing/words-stored';

const shop = await testShop();

it('exports extra work, and keeps only its lines after the customer is erased', async () => {
  const { payload } = shop;
  const customer = await makeCustomer(payload, { name: 'Whitney Windup' });
  const client = await customerClient(shop, customer);
  const owner = await ownerClient(shop);
  const service = await makeService(payload);
  const { id } = await makeOrder(payload, service.id, {
    customer: customer.id,
    customerName: customer.name,
    customerEmail: customer.email,
    status: 'received',
  });
  const photo = await makePhoto(payload);
  const lines = [{ description: 'New palm lining', amount: 1500 }];
  const { body } = await owner('POST', `/api/orders/${id}/extra-work`, {
    lines,
    note: 'As Whitney said on the phone',
    photos: [photo],
  });
  const order = await findOrder(payload, id);
  const token = order ? trackToken(payload, order) : '';
  const path = `/api/track/${token}/extra-work/${createdAnswer.parse(body).id}`;
  expect((await clientWith(shop)('POST', path, { answer: 'accept' })).status).toBe(200);
  expect((await client('GET', '/api/customer/me/export')).body).toMatchObject({
    orders: [{ extraTotal: 1500, extraWork: [{ lines, status: 'accepted', photos: [photo] }] }],
  });
  await owner('PATCH', `/api/orders/${id}`, { status: 'shipped', paymentStatus: 'pending' });
  await owner('PATCH', `/api/orders/${id}`, { paymentStatus: 'succeeded' });
  expect((await client('POST', '/api/customer/me/erase', { password: 'secret-1' })).body).toMatchObject({
    success: true,
  });
  expect(await wordsStored(payload, 'Whitney')).toEqual([]);
  const [left] = extraWorkOf((await findOrder(payload, id))?.extraWork);
  expect(left).toMatchObject({ lines, status: 'accepted', note: null, photos: [] });
  expect(left?.evidence).toMatchObject({ address: ERASED.text, textHash: expect.any(String) });
  expect((await findOrder(payload, id))?.extraTotal).toBe(1500);
});
