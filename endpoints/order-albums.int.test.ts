import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerOrderView } from '#domain/orders/order-view';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { createdAnswer } from '#domain/wire/change-answers';
import { removeWithdrawn } from '#server/gallery/remove-albums';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { customerClient, staffClient } from '#server/testing/client';
import { makeCustomer } from '#server/testing/factories';
import { galleryShop } from '#server/testing/gallery-shop';
import { rawCall } from '#server/testing/raw-call';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import { storedFiles } from '#server/testing/uploads';

const shop = await testShop();
const { payload } = shop;
const store = openPhotoStore(shop.settings);
const { owner, photo, finished, answer, pairsOf, add, gallery, albumsOf, status, shown } =
  await galleryShop(shop);

beforeEach(async () => {
  for (const { id } of await findAll(payload, 'gallery')) await payload.delete({ collection: 'gallery', id });
});

describe('Add to gallery (rules 36.4 to 36.6)', () => {
  it('makes an album of pairs, with the first name', async () => {
    const { order, album } = await shown('with-first-name', { customerName: 'Robin Shortstop' });
    expect(album).toMatchObject({ title: 'Full relace, Rawlings', isSample: false, firstName: 'Robin' });
    expect(album.imageUrls).toHaveLength(2);
    expect(JSON.stringify(await gallery())).not.toContain(order.id);
    expect(ownerOrderView.parse((await owner('GET', `/api/orders/${order.id}`)).body).gallery).toEqual({
      mayShow: 'with-first-name',
      albumId: album.id,
    });
  });

  it('leaves the name out if the customer wants that, from the moment they say so', async () => {
    const { order, album } = await shown('with-first-name');
    await answer(order.id, 'without-name');
    const listed = (await gallery()).find(({ id }) => id === album.id);
    expect(listed).toBeDefined();
    expect(listed).not.toHaveProperty('firstName');
  });

  it('makes one album, and returns it again', async () => {
    const order = await finished();
    await answer(order.id, 'without-name');
    const answers = await Promise.all([1, 2, 3].map(() => add(order)));
    expect(
      new Set(answers.map(({ status: each, body }) => `${each} ${createdAnswer.parse(body).id}`)).size,
    ).toBe(1);
    expect(await albumsOf(order)).toHaveLength(1);
  });

  it.each([null, 'no'] as const)('is refused with the answer %s', async (said) => {
    const order = await finished();
    if (said) await answer(order.id, said);
    expect(await add(order)).toMatchObject({ status: 409, body: { code: 'MAY_NOT_SHOW' } });
    expect(await albumsOf(order)).toEqual([]);
  });

  it("is refused for photos that aren't the order's, and for bench staff", async () => {
    const [order, other] = [await finished(), await finished()];
    await answer(order.id, 'without-name');
    const body = { title: 'Mitt', pairs: pairsOf(other) };
    expect(await owner('POST', `/api/orders/${order.id}/album`, body)).toMatchObject({
      status: 400,
      body: { code: 'PHOTO_GONE', errors: { 'pairs.0': expect.any(String) } },
    });
    expect((await add(order, 'Mitt', await staffClient(shop, 'bench'))).status).toBe(403);
    expect((await add(order, 'Mitt', await staffClient(shop, 'manager'))).status).toBe(201);
  });

  it('is in the audit log, as is the removal (rule 36.10)', async () => {
    const { order } = await shown();
    await answer(order.id, 'no');
    const entries = await findAll(payload, 'audit', { kind: { equals: 'gallery' } }, '-createdAt');
    const own = entries.filter(({ data }) => Object(data).orderId === order.id);
    expect(own.map(({ actor, text }) => [actor ?? null, text.split(':')[0]])).toEqual([
      [null, "Removed from the gallery, because the customer doesn't allow it anymore"],
      ['owner', 'Added to the gallery'],
    ]);
  });
});

describe("an album's copies (rule 36.8)", () => {
  it('have their own addresses, which nobody keeps without asking', async () => {
    const { order, photos } = await shown();
    const own = pairsOf(order).flatMap(({ before, after }) => [before, after]);
    for (const path of photos) {
      expect(own).not.toContain(path);
      for (const each of [path, thumbnailOf(path), thumbnailOf(path, 960)]) {
        const { status: code, headers } = await rawCall(shop.url, each);
        expect([code, headers['cache-control']]).toEqual([200, 'no-cache']);
        const again = await rawCall(shop.url, each, { 'If-None-Match': String(headers.etag) });
        expect(again.status).toBe(304);
      }
    }
  });

  it('can be used nowhere else, and the album takes no other photos', async () => {
    const { order, album, photos } = await shown();
    const changed = (body: object) => owner('PATCH', `/api/admin/work-gallery/${album.id}`, body);
    expect((await changed({ imageUrls: [...photos, await photo()] })).status).toBe(400);
    expect((await changed({ imageUrls: photos.toReversed(), title: 'Mine' })).status).toBe(200);
    const stolen = await owner('POST', '/api/admin/work-gallery', { title: 'Stolen', imageUrls: photos });
    expect(stolen).toMatchObject({ status: 400, body: { code: 'PHOTO_GONE' } });
    const logo = await owner('PATCH', '/api/admin/shop-settings', { sharePicture: photos[0] });
    expect(logo).toMatchObject({ status: 400, body: { code: 'PHOTO_GONE' } });
    const images = await owner('PATCH', `/api/orders/${order.id}/images`, { afterImages: [photos[0]] });
    expect(images).toMatchObject({ status: 400, body: { code: 'PHOTO_GONE' } });
    await expect(
      payload.update({ collection: 'gallery', id: album.id, data: { imageUrls: [await photo()] } }),
    ).rejects.toMatchObject({ data: { errors: [{ path: 'imageUrls' }] } });
  });
});

describe('taking it back (rule 36.9)', () => {
  const gone = async (album: { id: string }, photos: readonly string[]) => {
    expect((await gallery()).map(({ id }) => id)).not.toContain(album.id);
    for (const path of photos)
      for (const each of [path, thumbnailOf(path), thumbnailOf(path, 360)])
        expect(await status(each)).toBe(404);
  };
  const files = (photos: readonly string[]) =>
    storedFiles(shop.dataDir).filter((file) =>
      photos.some((path) => file.includes(path.slice('/media/'.length))),
    );

  it("removes album and files at once, and keeps the order's own photos", async () => {
    const { order, album, photos } = await shown();
    for (const path of photos) await status(thumbnailOf(path, 360));
    expect(files(photos).length).toBeGreaterThan(2);
    await answer(order.id, 'no');
    await gone(album, photos);
    expect(files(photos)).toEqual([]);
    expect(await albumsOf(order)).toEqual([]);
    for (const { before, after } of pairsOf(order)) {
      expect([await status(before), await status(after)]).toEqual([200, 200]);
    }
    expect((await add(order)).status).toBe(409);
  });

  it('holds after a crash right behind the answer, and a job finishes it', async () => {
    const { order, album, photos } = await shown();
    await setRow(payload, 'orders', order.id, { mayShow: 'no' });
    await gone(album, photos);
    expect(await albumsOf(order)).toHaveLength(1);
    await removeWithdrawn({ payload, store });
    expect([await albumsOf(order), files(photos)]).toEqual([[], []]);
  });

  it('wins against an album that is being added', async () => {
    for (const delay of [0, 5, 15, 30]) {
      const order = await finished();
      await answer(order.id, 'without-name');
      const adding = add(order);
      await new Promise((resolve) => setTimeout(resolve, delay));
      await answer(order.id, 'no');
      expect((await gallery()).map(({ title }) => title)).toEqual(
        (await gallery()).map(({ title }) => title),
      );
      await adding;
      expect(await albumsOf(order)).toEqual([]);
      await removeUnused({ payload, store, now: new Date(Date.now() + 2 * 60_000) });
    }
  });

  it('follows when the customer erases themselves or the order is deleted', async () => {
    const customer = await makeCustomer(payload);
    const erased = await shown('with-first-name', { customer: customer.id });
    const me = await customerClient(shop, customer);
    expect((await me('POST', '/api/customer/me/erase', { password: 'secret-1' })).status).toBe(200);
    await gone(erased.album, erased.photos);
    expect(files(erased.photos)).toEqual([]);
    const deleted = await shown();
    await payload.db.deleteOne({ collection: 'orders', where: { id: { equals: deleted.order.id } } });
    await gone(deleted.album, deleted.photos);
  });

  it("leaves no file when the owner deletes the album, and the order's panel can add it again", async () => {
    const { order, album, photos } = await shown();
    expect((await owner('DELETE', `/api/admin/work-gallery/${album.id}`)).status).toBe(200);
    await gone(album, photos);
    await removeUnused({ payload, store, now: new Date(Date.now() + 2 * 60_000) });
    expect(files(photos)).toEqual([]);
    expect((await add(order)).status).toBe(201);
  });
});

it("asks the database nothing for a gallery without customers' albums", async () => {
  await gallery();
  const count = vi.spyOn(payload.db, 'count');
  await gallery();
  expect(count).not.toHaveBeenCalled();
  count.mockRestore();
});
