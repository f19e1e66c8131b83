import { expect, it } from 'vitest';
import { z } from 'zod';
import { galleryAlbumList } from '#domain/gallery/gallery-contract';
import { mayShowOf } from '#domain/gallery/may-show';
import { createdAnswer } from '#domain/wire/change-answers';
import { findAll } from '#server/platform/database/find';
import { call, readList } from '#server/testing/call';
import { makeOrder } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { jpeg } from '#server/testing/photos';
import { setRow } from '#server/testing/set-row';
import { openStored } from '#server/testing/stored-shop';
import { storedFiles, uploadPhoto } from '#server/testing/uploads';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

/** There are so many copies that the process is killed before all of them are gone. */
const PAIRS = 20;
/** Removing them takes a few ms, so a kill may also come after that. */
const ROUNDS = 10;

const url = (path: string) => `${shop.program.url}${path}`;
const as = (method: string, path: string, body?: object) =>
  call(url(path), { method, body, headers: shop.headers });
const status = async (path: string) => (await fetch(url(path))).status;
const albums = async () => galleryAlbumList.parse(await readList(url('/api/work-gallery')));
const copies = () => storedFiles(shop.dataDir).filter((file) => file.includes('.album.'));

/** An order whose glove is in the gallery and on the home page. */
async function shown() {
  const photos = {
    before: await uploadPhoto(shop.program, await jpeg()),
    after: await uploadPhoto(shop.program, await jpeg()),
  };
  const { id } = await shop.inDatabase((payload) =>
    makeOrder(payload, shop.serviceId, {
      status: 'shipped',
      beforeImages: [photos.before],
      afterImages: [photos.after],
    }),
  );
  const { trackUrl } = z.object({ trackUrl: z.string() }).parse(await shop.orderOf(id));
  const answerPath = `/api${new URL(trackUrl).pathname}/may-show`;
  expect((await call(url(answerPath), { body: { answer: 'with-first-name' } })).status).toBe(200);
  const pairs = Array.from({ length: PAIRS }, () => photos);
  const { body } = await as('POST', `/api/orders/${id}/album`, { title: 'Full relace', pairs });
  const albumId = createdAnswer.parse(body).id;
  const album = (await albums()).find((each) => each.id === albumId);
  return { id, answerPath, photos: album?.imageUrls ?? [] };
}

it('kill -9 between a no and the removal: nothing is shown or reachable, and the copies go (rule 36.9)', async () => {
  expect((await as('PATCH', '/api/admin/shop-settings', { askToShow: true })).status).toBe(200);
  let isBetween = false;
  for (let round = 0; round < ROUNDS && !isBetween; round += 1) {
    const { id, answerPath, photos } = await shown();
    expect(photos).toHaveLength(2 * PAIRS);
    for (const photo of photos) expect(await status(photo)).toBe(200);
    const payload = await openStored(shop.dataDir, shop.DATABASE_URI);
    const answered = call(url(answerPath), { body: { answer: 'no' } }).catch(() => null);
    const isNo = async () =>
      (await findAll(payload, 'orders', { id: { equals: id } })).some((order) => mayShowOf(order) === 'no');
    await expect.poll(isNo, { interval: 1 }).toBe(true);
    await shop.kill();
    await answered;
    isBetween = copies().length > 0;
    const left = await findAll(payload, 'gallery', { order: { equals: id } });
    expect(await findAll(payload, 'consents', { orderId: { equals: id } })).toHaveLength(2);

    await shop.restart();
    expect(
      (await albums()).filter(({ imageUrls }) => imageUrls.some((each) => photos.includes(each))),
    ).toEqual([]);
    const home = await (await fetch(url('/'))).text();
    const gallery = await (await fetch(url('/our-work'))).text();
    for (const photo of photos) {
      expect(await status(photo)).toBe(404);
      for (const page of [home, gallery]) expect(page).not.toContain(photo);
    }
    // An album without a row leaves its photos to the hourly job.
    const past = new Date(Date.now() - 1000).toISOString();
    if (left.length === 0)
      for (const { id: upload } of await findAll(payload, 'uploads', { isInAlbum: { equals: true } }))
        await setRow(payload, 'uploads', upload, { lookAt: past });
    await shop.kill();
    await makeJobsDue(shop.dataDir, shop.DATABASE_URI);
    await shop.restart();
    await expect.poll(copies, { interval: 200 }).toEqual([]);
    await expect.poll(() => findAll(payload, 'gallery', { order: { equals: id } })).toEqual([]);
    await payload.destroy();
  }
  expect(isBetween).toBe(true);
});
