import { afterAll, expect, it } from 'vitest';
import { failureAnswer } from '#domain/api-calls/failures';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { MESSAGES } from '#domain/words/shop-texts';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { startTestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { startTestShop } from '#server/testing/test-shop';
import { normalize, putPhoto, uploadPhoto, uploadUrl } from '#server/testing/uploads';
import type { Upload } from '../payload-types';

const bucket = await startTestBucket();
const shop = await startTestShop(bucket.settings);
afterAll(async () => {
  await shop.close();
  await bucket.close();
});

const rows = async (): Promise<Upload[]> => await findAll(shop.payload, 'uploads', undefined, 'id');

async function photosAway(path: string, init?: RequestInit): Promise<void> {
  const response = await fetch(`${shop.url}${path}`, init);
  const { message } = failureAnswer.parse(await response.json());
  expect({ path, status: response.status, message }).toEqual({
    path,
    status: 503,
    message: MESSAGES.photosAway,
  });
}

it('while the bucket is missing, photos answer 503, no record of them is lost, and orders work', async () => {
  const waiting = await uploadUrl(shop);
  expect(await putPhoto(waiting, await jpeg())).toBe(200);
  const kept = await uploadPhoto(shop, await jpeg());
  const unused = await uploadPhoto(shop, await jpeg());
  const { id: serviceId } = await makeService(shop.payload);
  const before = await rows();

  const restore = bucket.removeBucket();
  await photosAway(kept);
  await photosAway(thumbnailOf(kept));
  for (const url of [waiting, kept])
    await photosAway('/api/objects/normalize', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ urls: [url] }),
    });
  const items = [{ serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages: [kept] }];
  expect((await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { items }) })).status).toBe(201);
  const store = openPhotoStore(shop.settings);
  const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
  await expect(removeUnused({ payload: shop.payload, store, now: later })).rejects.toMatchObject({
    code: 'PHOTOS_AWAY',
  });
  expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));

  restore();
  expect((await fetch(`${shop.url}${unused}`)).status).toBe(200);
  expect((await normalize(shop, [waiting, kept])).status).toBe(200);
  expect((await fetch(`${shop.url}${kept}`)).status).toBe(200);
});
