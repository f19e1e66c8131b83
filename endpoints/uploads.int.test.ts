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
import { keptPhoto, normalize, putPhoto, storedFiles, uploadUrl } from '#server/testing/uploads';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

const shop = await testShop();

const files = () => storedFiles(shop.dataDir);
const rows = async () => (await shop.payload.count({ collection: 'uploads' })).totalDocs;
const picture = async (address: string) =>
  Buffer.from(await (await fetch(`${shop.url}${address}`)).arrayBuffer());

describe('POST /api/objects/upload', () => {
  it("gives an address of the shop's own, never the same, and stores nothing", async () => {
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

  it('takes an empty JSON body as well; the address has the name that the caller uses', async () => {
    const { port } = new URL(shop.url);
    const Host = `localhost:${port}`;
    const headers = { Host, Origin: `https://${Host}`, 'Content-Type': 'application/json' };
    const { status, bytes } = await rawCall(shop.url, '/api/objects/upload', headers, 'POST');
    expect(status).toBe(200);
    expect(JSON.parse(bytes.toString()).uploadURL).toMatch(
      new RegExp(`^https://${Host}/api/objects/uploads/`),
    );
  });

  it('gives no address of a name that somebody made up', async () => {
    const { status, bytes } = await rawCall(
      shop.url,
      '/api/objects/upload',
      { Host: 'evil.example' },
      'POST',
    );
    expect(status).toBe(400);
    expect(bytes.toString()).not.toContain('evil');
  });

  it.each(['a b', 'x/../y', '%', ''])('a caller who names the shop %j gets no 500', async (Host) => {
    const { status } = await rawCall(shop.url, '/api/objects/upload', { Host }, 'POST');
    expect(status).toBeLessThan(500);
  });
});

describe('a photo', () => {
  it.each(Object.entries(PHOTOS))('of type %s is kept under a lasting address', async (type, make) => {
    const address = await keptPhoto(shop, await make(), type);
    expect(address).toMatch(new RegExp(`^/media/${UUID}\\.webp$`));
    const { format, width, height } = await sharp(await picture(address)).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 80, height: 60 });
    expect(files().filter((name) => name.startsWith('uploads/'))).toEqual([]);
  });

  it('is judged by its content, whatever type of picture its sender names', async () => {
    await keptPhoto(shop, await jpeg(), 'image/png');
    await keptPhoto(shop, await jpeg(), 'IMAGE/JPEG; charset=binary');
  });

  it('of exactly 10 MB is taken', async () => {
    await keptPhoto(shop, padded(await jpeg(), 10_485_760));
  });

  it('loses place, camera, comments and whatever else is not to be seen, and stands upright', async () => {
    const photo = await phonePhoto();
    for (const hidden of HIDDEN.slice(0, 3)) expect(photo.includes(hidden)).toBe(true);
    expect(await sharp(photo).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6 });
    const kept = await picture(await keptPhoto(shop, photo));
    const { exif, xmp, iptc, icc, comments, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
    expect({ width, height }).toEqual({ width: 60, height: 80 });
    for (const hidden of HIDDEN) expect(kept.includes(hidden)).toBe(false);
  });

  it.each(['html', 'zip'] as const)('that is also %s is kept without that', async (other) => {
    const kept = await picture(await keptPhoto(shop, await polyglot(other)));
    expect((await sharp(kept).metadata()).width).toBe(80);
    for (const hidden of [...HIDDEN, 'PK\x03\x04', '<html>']) expect(kept.includes(hidden)).toBe(false);
  });

  it('that moves keeps moving', async () => {
    const kept = await picture(await keptPhoto(shop, await animation(12), 'image/gif'));
    const { pages, pageHeight, delay } = await sharp(kept, { animated: true }).metadata();
    expect({ pages, pageHeight, delay }).toEqual({ pages: 12, pageHeight: 20, delay: Array(12).fill(100) });
  });

  it('that is larger than a screen is made smaller', async () => {
    const { width, height } = await sharp(
      await picture(await keptPhoto(shop, await jpeg(6000, 3000))),
    ).metadata();
    expect({ width, height }).toEqual({ width: 2560, height: 1280 });
  });
});

describe('what is no photo', () => {
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
    'content type %j: 415 before anything is read',
    async (type) => {
      const before = files();
      expect(await putPhoto(await uploadUrl(shop), await jpeg(), type)).toBe(415);
      expect(files()).toEqual(before);
    },
  );
});
