import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SMALLER_SIDES, WIDE_SIDE } from '#domain/photos/photo-limits';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { AT_ONCE, inTurn } from '#server/photos/draw-picture';
import { gate } from '#server/testing/gate';
import { jpeg } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { pictureHeaders, storedFiles, uploadPhoto } from '#server/testing/uploads';

const shop = await testShop();

const files = () => storedFiles(shop.dataDir);

describe('/media', () => {
  it('serves a picture that can be cached forever and run nothing', async () => {
    const address = await uploadPhoto(shop, await jpeg());
    const { status, headers, bytes } = await rawCall(shop.url, address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...pictureHeaders(bytes),
      etag: expect.stringMatching(/^".+"$/),
    });
    const known = await rawCall(shop.url, address, { 'If-None-Match': String(headers.etag) });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const head = await rawCall(shop.url, address, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  it('creates a thumbnail on first request', async () => {
    const address = await uploadPhoto(shop, await jpeg(1200, 800));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rawCall(shop.url, thumbnailOf(address))),
    );
    for (const { status, headers, bytes } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringMatching(/immutable/),
      });
      const { width, height, format } = await sharp(bytes).metadata();
      expect({ width, height, format }).toEqual({ width: 480, height: 480, format: 'webp' });
    }
    expect(files()).toContain(thumbnailOf(address).replace('/media/', ''));
  });

  it('answers a missing picture right away, even if the shop is busy with others', async () => {
    const busy = gate();
    const drawn = Array.from({ length: AT_ONCE }, () => inTurn(() => busy.opened));
    const missing = await rawCall(shop.url, thumbnailOf(`/media/${randomUUID()}.webp`));
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store']);
    busy.open();
    await Promise.all(drawn);
  });

  it('serves thumbnails of other sizes', async () => {
    const address = await uploadPhoto(shop, await jpeg(1200, 1000));
    const others = [...SMALLER_SIDES, WIDE_SIDE];
    const sides = await Promise.all(
      others.map(async (side) => {
        const { bytes } = await rawCall(shop.url, thumbnailOf(address, side));
        const { width, height } = await sharp(bytes).metadata();
        return [width, height];
      }),
    );
    expect(sides).toEqual(others.map((side) => [side, side]));
    expect((await rawCall(shop.url, thumbnailOf(address, 161))).status).toBe(404);
  });

  it.each([
    `/media/thumbs/${randomUUID()}.webp.webp`,
    `/media/thumbs/${randomUUID()}.webp.160.webp`,
    `/media/thumbs/${randomUUID()}.webp`,
    '/media/thumbs/..%2f..%2fsecret.webp',
    '/media/thumbs/',
    '/media/thumbs',
    `/media/${randomUUID()}.webp`,
    `/media/${randomUUID()}.html`,
    `/media/${randomUUID()}.constructor`,
  ])("answers %s with 404 that isn't cached", async (path) => {
    const { status, headers } = await rawCall(shop.url, path);
    expect(status).toBe(404);
    expect(String(headers['cache-control'])).not.toMatch(/immutable/);
  });
});
