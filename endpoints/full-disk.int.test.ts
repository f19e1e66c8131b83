import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { makeService, orderBody } from '#server/testing/factories';
import { jpeg, padded } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { normalize, putPhoto, storedFiles, uploadPhoto, uploadUrl } from '#server/testing/uploads';
import { readWaiting } from '#server/waiting/read-waiting';

const MB = 1024 * 1024;

/** The free space to report. All other calls reach the real disk. */
const disk = { free: Number.POSITIVE_INFINITY };
const statfs = vi.spyOn(fs, 'statfs');
statfs.mockImplementation(async () => ({
  ...{ type: 0, blocks: 0, bfree: 0, files: 0, ffree: 0 },
  bavail: disk.free,
  bsize: 1,
}));
syncBuiltinESMExports();
afterAll(() => {
  statfs.mockRestore();
  syncBuiltinESMExports();
});

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;
beforeEach(() => {
  disk.free = 100 * DISK_RESERVE_BYTES;
});

it('refuses photos with a message on a nearly full disk, and stores nothing of them', async () => {
  const [sent, open] = [await uploadUrl(shop), await uploadUrl(shop)];
  expect(await putPhoto(sent, await jpeg())).toBe(200);
  const before = storedFiles(shop.dataDir);
  disk.free = DISK_RESERVE_BYTES;
  const link = await call(`${shop.url}/api/objects/upload`, { method: 'POST' });
  expect(link).toMatchObject({ status: 503, body: { message: MESSAGES.photosFull } });
  expect(Number(link.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await putPhoto(open, await jpeg())).toBe(503);
  expect(await normalize(shop, [sent])).toMatchObject({
    status: 503,
    body: { message: MESSAGES.photosFull },
  });
  expect(storedFiles(shop.dataDir)).toEqual(before);
  // Once there's space again, everything goes on.
  disk.free = 100 * DISK_RESERVE_BYTES;
  expect((await normalize(shop, [sent])).status).toBe(200);
  expect(await putPhoto(open, await jpeg())).toBe(200);
});

it('accepts orders and serves pictures, including new thumbnails', async () => {
  const photo = await uploadPhoto(shop, await jpeg());
  disk.free = 0;
  const items = [{ serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages: [photo] }];
  expect((await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { items }) })).status).toBe(201);
  expect((await rawCall(shop.url, photo)).status).toBe(200);
  expect((await rawCall(shop.url, thumbnailOf(photo))).status).toBe(200);
});

it("refuses the owner's pictures too, and stores nothing of them", async () => {
  const before = storedFiles(shop.dataDir);
  disk.free = DISK_RESERVE_BYTES;
  const data = await jpeg();
  const file = { name: 'x.jpg', mimetype: 'image/jpeg', data, size: data.length };
  const admin = await asAdmin(shop.payload);
  await expect(shop.payload.create({ collection: 'media', data: {}, file, ...admin })).rejects.toMatchObject({
    status: 503,
    message: MESSAGES.photosFull,
  });
  expect(storedFiles(shop.dataDir)).toEqual(before);
});

it("ten simultaneous uploads don't pass the limit together", async () => {
  const urls = await Promise.all(Array.from({ length: 10 }, () => uploadUrl(shop)));
  const bytes = padded(await jpeg(), 9 * MB);
  disk.free = DISK_RESERVE_BYTES + 25 * MB;
  const statuses = await Promise.all(urls.map((url) => putPhoto(url, bytes)));
  const accepted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  // Some finish before others start, so the number isn't exact.
  expect(accepted).toBeLessThan(10);
});

it('warns the owner before the disk is full', async () => {
  const { user } = await asAdmin(shop.payload);
  if (user?.collection !== 'admins') throw new Error('no owner');
  const diskWarning = async () => (await readWaiting({ payload: shop.payload, user })).disk;
  expect(await diskWarning()).toEqual({ free: 100 * DISK_RESERVE_BYTES, isLow: false });
  disk.free = 1.5 * DISK_RESERVE_BYTES;
  expect(await diskWarning()).toEqual({ free: 1.5 * DISK_RESERVE_BYTES, isLow: true });
});
