import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { laceColorView } from '#domain/catalogue/lace-color-contract';
import { serviceView } from '#domain/catalogue/service-contract';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { readList } from '#server/testing/call';
import { makeAlbum, makeLaceColor, makePhoto, makeService } from '#server/testing/factories';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';

const PATHS = ['/api/services', '/api/lace-colors', '/api/work-gallery'] as const;

const shop = await testShop();

const services = async () =>
  z.array(z.strictObject(serviceView.shape)).parse(await readList(`${shop.url}/api/services`));
const colors = async () =>
  z.array(z.strictObject(laceColorView.shape)).parse(await readList(`${shop.url}/api/lace-colors`));
const albums = async () =>
  z.array(z.strictObject(galleryAlbumView.shape)).parse(await readList(`${shop.url}/api/work-gallery`));
describe('the public lists', () => {
  it('are empty in an empty shop', async () => {
    expect(await Promise.all(PATHS.map((path) => readList(`${shop.url}${path}`)))).toEqual([[], [], []]);
  });

  it('have all services, including inactive ones, by position, with no extra keys', async () => {
    const last = await makeService(shop.payload, { name: 'Last', sortOrder: 30, price: 0 });
    const first = await makeService(shop.payload, { name: 'First', sortOrder: 10, category: 'repair' });
    const hidden = await makeService(shop.payload, { name: 'Hidden', sortOrder: 20, active: false });
    const list = await services();
    expect(list.map(({ id, active }) => [id, active])).toEqual([
      [first.id, 1],
      [hidden.id, 0],
      [last.id, 1],
    ]);
    expect(list[0]).toEqual({
      id: first.id,
      version: 0,
      name: 'First',
      description: first.description,
      price: 6500,
      category: 'repair',
      active: 1,
      sortOrder: 10,
      estimate: null,
    });
  });

  it('have all lace colors, including inactive ones, by position', async () => {
    const imageUrl = await makePhoto(shop.payload);
    await makeLaceColor(shop.payload, { name: 'Tan', sortOrder: 2, imageUrl: '', inventory: 0 });
    await makeLaceColor(shop.payload, {
      name: 'Black',
      sortOrder: 1,
      active: false,
      imageUrl,
    });
    expect(
      (await colors()).map(({ name, active, inventory, imageUrl }) => [name, active, inventory, imageUrl]),
    ).toEqual([
      ['Black', 0, 10, imageUrl],
      ['Tan', 1, 0, null],
    ]);
  });

  it('have the albums, newest first', async () => {
    const older = await makeAlbum(shop.payload);
    // MongoDB and SQLite store times to the millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
    const pictures = [await makePhoto(shop.payload), await makePhoto(shop.payload)];
    const newer = await makeAlbum(shop.payload, { imageUrls: pictures });
    expect((await albums()).map(({ id, imageUrls, description }) => [id, imageUrls, description])).toEqual([
      [newer.id, pictures, null],
      [older.id, older.imageUrls, null],
    ]);
  });

  it('are complete at any length', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => makeLaceColor(shop.payload, { sortOrder: 100 + n })),
    );
    expect(await colors()).toHaveLength(62);
  });
});

describe("the owner's changes", () => {
  it('to services show right away', async () => {
    await services();
    const { id } = await makeService(shop.payload, { name: 'Brand new' });
    const find = async () => (await services()).find((service) => service.id === id);
    expect(await find()).toMatchObject({ name: 'Brand new', active: 1 });
    await shop.payload.update({ collection: 'services', id, data: { price: 1234, active: false } });
    expect(await find()).toMatchObject({ price: 1234, active: 0 });
    await shop.payload.delete({ collection: 'services', id });
    expect(await find()).toBeUndefined();
  });

  it('to lace stock and albums show right away', async () => {
    const color = await makeLaceColor(shop.payload, { inventory: 3 });
    await colors();
    await shop.payload.update({ collection: 'lace-colors', id: color.id, data: { inventory: 2 } });
    expect((await colors()).find(({ id }) => id === color.id)).toMatchObject({ inventory: 2 });
    const album = await makeAlbum(shop.payload);
    await albums();
    await shop.payload.delete({ collection: 'gallery', id: album.id });
    expect((await albums()).some(({ id }) => id === album.id)).toBe(false);
  });

  it('show during other reads, and the last one wins', async () => {
    const { id } = await makeService(shop.payload, { price: 0 });
    for (let price = 1; price <= 20; price += 1) {
      const reading = Promise.all([services(), services()]);
      await shop.payload.update({ collection: 'services', id, data: { price } });
      expect((await services()).find((service) => service.id === id)).toMatchObject({ price });
      await reading;
    }
  });
});

describe.each(PATHS)('GET %s', (path) => {
  it('has an entity tag, and answers 304 with no body if unchanged', async () => {
    const first = await rawCall(shop.url, path);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await rawCall(shop.url, path, { 'If-None-Match': etag });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, etag]);
    const other = await rawCall(shop.url, path, { 'If-None-Match': '"another"' });
    expect(other.status).toBe(200);
  });

  it('matches its tag in a list, and when weakened by a proxy', async () => {
    const etag = String((await rawCall(shop.url, path)).headers.etag);
    expect((await rawCall(shop.url, path, { 'If-None-Match': `"other", ${etag}` })).status).toBe(304);
    expect((await rawCall(shop.url, path, { 'If-None-Match': `W/${etag}` })).status).toBe(304);
  });

  it('is compressed for clients that accept it, with the same content', async () => {
    const plain = await rawCall(shop.url, path);
    const packed = await rawCall(shop.url, path, { 'Accept-Encoding': 'gzip, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.bytes)).toEqual(plain.bytes);
    expect(plain.headers['content-length']).toBe(String(plain.bytes.length));
  });

  it('is not compressed for clients that refuse it', async () => {
    const { headers } = await rawCall(shop.url, path, { 'Accept-Encoding': 'gzip;q=0, identity' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('is JSON that no browser reads as anything else, and HEAD has no body', async () => {
    const { headers } = await rawCall(shop.url, path);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const head = await rawCall(shop.url, path, {}, 'HEAD');
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
  });
});

it('GET lists have a new tag after a change', async () => {
  const before = (await rawCall(shop.url, '/api/services')).headers.etag;
  await makeService(shop.payload);
  expect((await rawCall(shop.url, '/api/services')).headers.etag).not.toBe(before);
});
