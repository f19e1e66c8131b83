import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extraWorkOf } from '#domain/orders/extra-work';
import { ERASED } from '#domain/own-account/erasure';
import { customerExport } from '#domain/own-account/own-account-contract';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { changeIf } from '#server/platform/database/change-if';
import { type Client, clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';
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

it('exports extra work, and keeps only its lines after the customer is erased', async () => {
  const { payload } = shop;
  const customer = await makeCustomer(payload, { name: 'Whitney Windup' });
  const client = await customerClient(shop, customer);
  const owner = await ownerClient(shop);
  const { id } = await makeOrder(payload, serviceId, {
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

const erase = (client: Client) => client('POST', '/api/customer/me/erase', { password: 'secret-1' });

it("deletes an erased customer's photos and thumbnails at once, except those shown elsewhere", async () => {
  const customer = await makeCustomer(shop.payload);
  const client = await customerClient(shop, customer);
  const photo = async () => uploadPhoto(shop, await jpeg());
  const [glove, before, takenOff, shared, inAlbum] = await Promise.all([1, 2, 3, 4, 5].map(photo));
  const others = await makeCustomer(shop.payload);
  await makeOrder(shop.payload, serviceId, { customer: others.id, beforeImages: [shared] });
  await shop.payload.create({ collection: 'gallery', data: { title: 'Mitts', imageUrls: [inAlbum] } });
  const items = [{ serviceId, gloveDetails: 'A mitt of twelve inches', gloveImages: [glove, inAlbum] }];
  const { id } = await makeOrder(shop.payload, serviceId, {
    customer: customer.id,
    status: 'shipped',
    items,
    beforeImages: [before, shared],
  });
  const owner = await ownerClient(shop);
  await owner('PATCH', `/api/orders/${id}/images`, { afterImages: [takenOff] });
  await owner('PATCH', `/api/orders/${id}/images`, { afterImages: [] });
  const views = (photos: (string | undefined)[]) =>
    photos.flatMap((each = '') => [each, thumbnailOf(each), thumbnailOf(each, 160)]);
  const statuses = (photos: (string | undefined)[]) =>
    Promise.all(views(photos).map(async (each) => (await rawCall(shop.url, each)).status));
  const removed = [glove, before, takenOff];
  expect(new Set(await statuses([...removed, shared, inAlbum]))).toEqual(new Set([200]));
  expect((await erase(client)).status).toBe(200);
  expect(new Set(await statuses(removed))).toEqual(new Set([404]));
  expect(new Set(await statuses([shared, inAlbum]))).toEqual(new Set([200]));
});

it('erases the rest while the photo storage is down and deletes the photos later', async () => {
  const customer = await makeCustomer(shop.payload);
  const client = await customerClient(shop, customer);
  const photo = await uploadPhoto(shop, await jpeg());
  const { id } = await makeOrder(shop.payload, serviceId, {
    customer: customer.id,
    status: 'shipped',
    beforeImages: [photo],
  });
  // With a folder in its place, the file can't be removed.
  const path = join(shop.dataDir, photo);
  renameSync(path, `${path}.away`);
  mkdirSync(path);
  expect((await erase(client)).status).toBe(200);
  const { customerName } = await shop.payload.findByID({ collection: 'orders', id });
  expect(customerName).toBe(ERASED.name);
  rmdirSync(path);
  renameSync(`${path}.away`, path);
  const store = openPhotoStore(shop.settings);
  await removeUnused({ payload: shop.payload, store, now: new Date(Date.now() + 2 * 60_000) });
  expect((await rawCall(shop.url, photo)).status).toBe(404);
});

it("the download has all of the emails and texts, and nobody else's (rule 10.16)", async () => {
  const { payload } = shop;
  const customer = await makeCustomer(payload);
  const { id: orderId } = await makeOrder(payload, serviceId, { customer: customer.id });
  const other = await makeOrder(payload, serviceId);
  const texts = { cut: 'The tan one.\n\n> Which lace?', same: 'Thanks!' };
  const ids = { cut: randomUUID(), same: randomUUID() };
  for (const [name, fullText] of Object.entries(texts)) {
    const id = name === 'cut' ? ids.cut : ids.same;
    const text = fullText.split('\n')[0] ?? '';
    const reply = { id, key: id, state: 'posted', orderId, text, fullText, photos: [], files: [] };
    await payload.db.create({ collection: 'email-replies', data: reply });
    const event = {
      id,
      kind: 'message',
      actor: { role: 'customer' },
      text,
      data: { channel: 'email' },
    } as const;
    await changeIf(payload, 'orders', orderId, { data: { story: [event] } });
  }
  const held = { state: 'held', orderId, text: 'Not theirs', fullText: 'Not theirs', photos: [], files: [] };
  await payload.db.create({
    collection: 'email-replies',
    data: { id: randomUUID(), key: randomUUID(), ...held },
  });
  for (const [each, number] of [
    [orderId, '+16075550101'],
    [other.id, '+16075550102'],
  ])
    await payload.db.create({
      collection: 'texts',
      data: {
        ...{ id: randomUUID(), orderId: each, number, kind: 'received', body: 'Your glove is here.' },
        ...{ state: 'delivered', rank: 3, tries: 1, checks: 0, sentAt: '2026-05-04T12:00:00.000Z' },
      },
    });
  const client = await customerClient(shop, customer);
  const { body } = await client('GET', '/api/customer/me/export');
  const { orders, texts: sent } = customerExport.strict().parse(body);
  expect(orders[0]?.messages).toMatchObject([
    { id: ids.cut, text: 'The tan one.', fullText: texts.cut },
    { id: ids.same, text: texts.same },
  ]);
  expect(orders[0]?.messages[1]).not.toHaveProperty('fullText');
  expect(sent).toEqual([
    {
      ...{ orderId, at: '2026-05-04T12:00:00.000Z', number: '+16075550101' },
      ...{ text: 'Your glove is here.', state: 'delivered' },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Not theirs');
});
