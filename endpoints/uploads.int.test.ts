import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  animation,
  BAD_PHOTOS,
  HIDDEN,
  jpeg,
  PHOTOS,
  padded,
  phonePhoto,
  polyglot,
} from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { normalize, putPhoto, uploadPhoto, uploadsOf, uploadUrl } from '#server/testing/uploads';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

const shop = await testShop();

const { files, rows, picture } = uploadsOf(shop);

describe('POST /api/objects/upload', () => {
  it('returns a unique URL on the shop, and stores nothing', async () => {
    const before = files();
    const urls = await Promise.all([uploadUrl(shop), uploadUrl(shop)]);
    for (const url of urls)
      expect(url).toMatch(
        new RegExp(`^${shop.url}/api/objects/uploads/${UUID}\\?expires=\\d+&signature=[\\w-]{43}$`),
      );
    expect(new Set(urls).size).toBe(2);
    expect(files()).toEqual(before);
    expect(await rows()).toBe(0);
  });

  it("accepts an empty JSON body, and uses the caller's host in the URL", async () => {
    const { port } = new URL(shop.url);
    const Host = `localhost:${port}`;
    const headers = { Host, Origin: `https://${Host}`, 'Content-Type': 'application/json' };
    const { status, bytes } = await rawCall(shop.url, '/api/objects/upload', headers, 'POST');
    expect(status).toBe(200);
    expect(JSON.parse(bytes.toString()).uploadURL).toMatch(
      new RegExp(`^https://${Host}/api/objects/uploads/`),
    );
  });

  it('returns no URL for a made-up host', async () => {
    const { status, bytes } = await rawCall(
      shop.url,
      '/api/objects/upload',
      { Host: 'evil.example' },
      'POST',
    );
    expect(status).toBe(400);
    expect(bytes.toString()).not.toContain('evil');
  });

  it.each(['a b', 'x/../y', '%', ''])('never answers 500 to a caller with the host %j', async (Host) => {
    const { status } = await rawCall(shop.url, '/api/objects/upload', { Host }, 'POST');
    expect(status).toBeLessThan(500);
  });
});

describe('a photo', () => {
  it.each(Object.entries(PHOTOS))('of type %s is stored under a permanent path', async (type, make) => {
    const address = await uploadPhoto(shop, await make(), type);
    expect(address).toMatch(new RegExp(`^/media/${UUID}\\.webp$`));
    const { format, width, height } = await sharp(await picture(address)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 80, height: 60 });
    expect(files().filter((name) => name.startsWith('uploads/'))).toEqual([]);
  });

  it('is judged by its content, whatever type the sender claims', async () => {
    await uploadPhoto(shop, await jpeg(), 'image/png');
    await uploadPhoto(shop, await jpeg(), 'IMAGE/JPEG; charset=binary');
  });

  it('of exactly 10 MB is accepted', async () => {
    await uploadPhoto(shop, padded(await jpeg(), 10_485_760));
  });

  it('loses location, camera, comments, and other metadata, and is upright', async () => {
    const photo = await phonePhoto();
    for (const hidden of HIDDEN.slice(0, 3)) expect(photo.includes(hidden)).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
    const kept = await picture(await uploadPhoto(shop, photo));
    const { exif, xmp, iptc, icc, comments, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 60, height: 80 });
    for (const hidden of HIDDEN) expect(kept.includes(hidden)).toBe(false);
  });

  it.each(['html', 'zip'] as const)('that is also %s is stored without that', async (other) => {
    const kept = await picture(await uploadPhoto(shop, await polyglot(other)));
    expect((await sharp(kept).metadata()).width).toBe(80);
    for (const hidden of [...HIDDEN, 'PK\x03\x04', '<html>']) expect(kept.includes(hidden)).toBe(false);
  });

  it('that is animated stays animated', async () => {
    const kept = await picture(await uploadPhoto(shop, await animation(12), 'image/gif'));
    const { pages, pageHeight, delay } = await sharp(kept, { animated: true }).metadata();
    expect({ pages, pageHeight, delay }).toEqual({ pages: 12, pageHeight: 20, delay: Array(12).fill(100) });
  });

  it('that is larger than a screen is scaled down', async () => {
    const { width, height } = await sharp(
      await picture(await uploadPhoto(shop, await jpeg(6000, 3000))),
    ).metadata();
    expect({ width, height }).toEqual({ width: 2560, height: 1280 });
  });
});

describe("a file that isn't a photo", () => {
  it.each(BAD_PHOTOS)('$name: $status, nothing left', async ({ make, type, status }) => {
    const before = { files: files(), rows: await rows() };
    const url = await uploadUrl(shop);
    const sent = await putPhoto(url, await make(), type);
    if (sent === 200) {
      const { body, ...answer } = await normalize(shop, [url]);
      expect({ status: answer.status, body }).toMatchObject({
        status,
        body: { message: expect.stringMatching(/\w{3}/), errors: { 'urls.0': body.message } },
      });
    } else expect(sent).toBe(status);
    expect({ files: files(), rows: await rows() }).toEqual(before);
    expect((await normalize(shop, [url])).status).toBe(400);
  });

  it.each(['', 'text/html', 'application/octet-stream', 'application/json', 'image/svg+xml', 'image'])(
    'is refused with 415 before reading for the content type %j',
    async (type) => {
      const before = files();
      expect(await putPhoto(await uploadUrl(shop), await jpeg(), type)).toBe(415);
      expect(files()).toEqual(before);
    },
  );
});
