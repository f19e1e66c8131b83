import { mkdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ERASED } from '#domain/own-account/erasure';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { type Client, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;

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
