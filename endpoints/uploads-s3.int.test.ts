import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { failureAnswer } from '#domain/api-calls/failures';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { DAY_MS, MINUTE_MS } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { removeRaw, removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { startTestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { customerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { BAD_PHOTOS, HIDDEN, jpeg, phonePhoto, photoFile } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { startTestShop } from '#server/testing/test-shop';
import {
  normalize,
  pictureHeaders,
  putPhoto,
  storedFiles,
  uploadPhoto,
  uploadUrl,
} from '#server/testing/uploads';

const bucket = await startTestBucket();
const shop = await startTestShop(bucket.settings);
afterAll(async () => {
  await shop.close();
  // The last test has closed the bucket.
});

const keyOf = (address: string) => address.slice(1);

describe('a photo in a bucket', () => {
  it('is sent to the bucket directly, by a URL valid for 15 minutes', async () => {
    const before = await bucket.keys();
    const url = new URL(await uploadUrl(shop));
    expect(url.origin).toBe(bucket.settings.S3_ENDPOINT);
    expect(url.pathname).toMatch(/^\/photos\/uploads\/[0-9a-f-]{36}$/);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('900');
    expect(url.search).not.toMatch(/checksum/i);
    expect(await bucket.keys()).toEqual(before);
    expect(await putPhoto(url.href, await jpeg())).toBe(200);
    expect(await bucket.keys()).toContain(url.pathname.replace('/photos/', ''));
  });

  it("can be uploaded from the shop's pages", async () => {
    const policy = String((await rawCall(shop.url, '/api/nothing')).headers['content-security-policy']);
    expect(policy).toMatch(
      new RegExp(`connect-src [^;]* ${bucket.settings.S3_ENDPOINT}/photos/uploads/(?=[ ;]|$)`),
    );
  });

  it('is stored only in the bucket, without metadata, and served by the shop', async () => {
    const address = await uploadPhoto(shop, await phonePhoto());
    expect(await bucket.keys()).toContain(keyOf(address));
    expect(storedFiles(shop.dataDir)).toEqual([]);
    const { status, headers, bytes } = await rawCall(shop.url, address);
    expect(status).toBe(200);
    expect(headers).toMatchObject(pictureHeaders(bytes));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 80, format: 'webp' });
    for (const hidden of HIDDEN) expect(bytes.includes(hidden)).toBe(false);
    const known = await rawCall(shop.url, address, { 'If-None-Match': String(headers.etag) });
    expect(known.status).toBe(304);
    const head = await rawCall(shop.url, address, {}, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(bytes.length)]);
  });

  it('has a thumbnail', async () => {
    const address = await uploadPhoto(shop, await jpeg(900, 700));
    const { status, bytes } = await rawCall(shop.url, thumbnailOf(address));
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 480]);
    expect(await bucket.keys()).toContain(keyOf(thumbnailOf(address)).replace('media/thumbs', 'thumbs'));
  });

  it('is one picture when requested ten times simultaneously, and later', async () => {
    const url = await uploadUrl(shop);
    await putPhoto(url, await jpeg(1200, 1200));
    const count = (await bucket.keys()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => normalize(shop, [url])));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.normalizedUrls))).size).toBe(1);
    expect((await bucket.keys()).length).toBe(count);
    expect((await normalize(shop, [url])).body).toEqual(answers[0]?.body);
    // Sending again to a URL that's still valid changes nothing.
    await putPhoto(url, await jpeg(10, 10));
    expect((await normalize(shop, [url])).body).toEqual(answers[0]?.body);
  });
});

describe("a file that isn't a photo", () => {
  it.each(BAD_PHOTOS)('$name: $status, nothing left in the bucket', async ({ make, type, status }) => {
    const before = await bucket.keys();
    const url = await uploadUrl(shop);
    expect(await putPhoto(url, await make(), type)).toBe(200);
    const { body, ...answer } = await normalize(shop, [url]);
    expect({ status: answer.status, body }).toMatchObject({
      status,
      body: { errors: { 'urls.0': body.message } },
    });
    expect(await bucket.keys()).toEqual(before);
  });
});

describe('URLs', () => {
  it('of other buckets, folders, and servers are rejected', async () => {
    const url = await uploadUrl(shop);
    await putPhoto(url, await jpeg());
    const foreign = [
      url.replace('/photos/', '/other/'),
      url.replace('/uploads/', '/media/'),
      url.replace('/uploads/', '/uploads/../media/'),
      url.replace('127.0.0.1', 'evil.example'),
      url.replace('http://', 'http://evil.example/?'),
      url.replace('?', '/x?'),
      `${shop.url}/api/objects/uploads/${randomUUID()}?expires=99999999999&signature=x`,
      `${bucket.settings.S3_ENDPOINT}/photos/uploads/`,
      `${bucket.settings.S3_ENDPOINT}/photos/uploads/%00`,
    ];
    for (const address of foreign)
      expect([address, (await normalize(shop, [address])).body]).toMatchObject([
        address,
        { errors: { 'urls.0': MESSAGES.foreignImage } },
      ]);
  });

  it("on the shop's own server reject every upload", async () => {
    const url = `${shop.url}/api/objects/uploads/${randomUUID()}?expires=99999999999&signature=x`;
    expect(await putPhoto(url, await jpeg())).toBe(404);
  });

  it("don't serve anything else in the bucket", async () => {
    await bucket.put('secret', Buffer.from('secret'));
    await bucket.put('media/page.html', Buffer.from('secret'));
    for (const path of ['/media/page.html', '/media/..%2fsecret', '/media/%2e%2e%2fsecret'])
      expect((await rawCall(shop.url, path)).status).toBe(404);
    for (const key of ['secret', 'media/page.html']) await bucket.remove(key);
  });
});

describe("the owner's pictures", () => {
  it('are stored in the bucket, redrawn, and deleted with their thumbnails', async () => {
    const admin = await asAdmin(shop.payload);
    const file = photoFile(await phonePhoto());
    const made = await shop.payload.create({ collection: 'media', data: { alt: 'A glove' }, file, ...admin });
    expect(made.url).toMatch(/^\/media\/[0-9a-f-]{36}\.webp$/);
    const url = String(made.url);
    expect(await bucket.keys()).toContain(keyOf(url));
    const { status, bytes } = await rawCall(shop.url, url);
    expect([status, (await sharp(bytes).metadata()).height]).toEqual([200, 80]);
    for (const hidden of HIDDEN) expect(bytes.includes(hidden)).toBe(false);
    expect((await rawCall(shop.url, String(made.thumbnailURL))).status).toBe(200);
    await shop.payload.delete({ collection: 'media', id: made.id, ...admin });
    expect((await bucket.keys()).filter((key) => key.includes(String(made.filename)))).toEqual([]);
    expect(storedFiles(shop.dataDir)).toEqual([]);
  });

  it('are sent to the bucket once each, new or replaced', async () => {
    const admin = await asAdmin(shop.payload);
    const image = { collection: 'media', data: {}, ...admin } as const;
    const sending = vi.spyOn(S3Client.prototype, 'send');
    const sent = () =>
      sending.mock.calls.flatMap(([one]) => (one instanceof PutObjectCommand ? [one.input.Key] : []));
    const { id, filename } = await shop.payload.create({ ...image, file: photoFile(await jpeg()) });
    const changed = await shop.payload.update({ ...image, id, file: photoFile(await jpeg(50, 50)) });
    expect(sent()).toEqual([`media/${filename}`, `media/${changed.filename}`]);
    const keys = await bucket.keys();
    expect([filename, changed.filename].map((name) => keys.includes(`media/${name}`))).toEqual([false, true]);
    expect((await rawCall(shop.url, `/media/${changed.filename}`)).status).toBe(200);
    await shop.payload.delete({ collection: 'media', id, ...admin });
    expect((await bucket.keys()).filter((key) => key.includes(String(changed.filename)))).toEqual([]);
    sending.mockRestore();
  });
});

describe("an erased customer's photos", () => {
  it('are deleted from the bucket right away, with their thumbnails', async () => {
    const gone = await uploadPhoto(shop, await jpeg());
    expect((await rawCall(shop.url, thumbnailOf(gone))).status).toBe(200);
    const customer = await makeCustomer(shop.payload);
    const { id } = await makeService(shop.payload);
    await makeOrder(shop.payload, id, { customer: customer.id, status: 'shipped', beforeImages: [gone] });
    const client = await customerClient(shop, customer);
    expect((await client('POST', '/api/customer/me/erase', { password: 'secret-1' })).status).toBe(200);
    for (const address of [gone, thumbnailOf(gone)])
      expect((await rawCall(shop.url, address)).status).toBe(404);
    const idOf = (address: string) => address.slice('/media/'.length, -'.webp'.length);
    expect((await bucket.keys()).filter((key) => key.includes(idOf(gone)))).toEqual([]);
  });
});

describe('the cleanup', () => {
  it('removes what is unused or too large, and keeps what is used', async () => {
    const [used, unused] = [await uploadPhoto(shop, await jpeg()), await uploadPhoto(shop, await jpeg())];
    for (const address of [used, unused]) await rawCall(shop.url, thumbnailOf(address));
    await shop.payload.create({ collection: 'gallery', data: { title: 'Album', imageUrls: [used] } });
    const [forgotten, huge] = [await uploadUrl(shop), `uploads/${randomUUID()}`];
    await putPhoto(forgotten, await jpeg());
    const store = openPhotoStore(shop.settings);
    const clean = async (afterMs = 0) => {
      const now = new Date(Date.now() + afterMs);
      await removeRaw({ store, now });
      await removeUnused({ payload: shop.payload, store, now });
    };
    const idle = async () => (await bucket.keys()).filter((key) => key.startsWith('uploads/'));
    await bucket.put(huge, Buffer.alloc(10_485_761));
    await clean();
    expect(await bucket.keys()).toEqual(expect.arrayContaining([keyOf(used), keyOf(unused)]));
    expect(await bucket.keys()).not.toContain(huge);
    await clean(44 * MINUTE_MS);
    expect(await idle()).not.toEqual([]);
    await clean(46 * MINUTE_MS);
    expect(await idle()).toEqual([]);
    expect(await bucket.keys()).toContain(keyOf(unused));
    await clean(DAY_MS + 60_000);
    const keys = await bucket.keys();
    expect(keys.filter((key) => key.startsWith('uploads/'))).toEqual([]);
    expect(keys.filter((key) => !key.startsWith('uploads/'))).toEqual([
      keyOf(used),
      keyOf(thumbnailOf(used)).replace('media/thumbs', 'thumbs'),
    ]);
  });
});

describe('while the bucket is down', () => {
  it('every call answers 503, and nothing is stored', async () => {
    const waiting = await uploadUrl(shop);
    await putPhoto(waiting, await jpeg());
    const kept = await uploadPhoto(shop, await jpeg());
    const file = photoFile(await jpeg());
    const { id } = await shop.payload.create({ collection: 'media', data: {}, file });
    await bucket.close();
    const rows = () => shop.payload.count({ collection: 'uploads' });
    const before = [await rows(), await shop.payload.count({ collection: 'media' })];
    for (const answer of [
      await normalize(shop, [waiting]),
      await normalize(shop, [kept]),
      await call(`${shop.url}${kept}`),
      await call(`${shop.url}${thumbnailOf(kept)}`),
    ]) {
      expect([answer.status, failureAnswer.parse(answer.body).message]).toEqual([503, MESSAGES.photosAway]);
      expect(String(answer.headers.get('cache-control'))).not.toMatch(/immutable/);
    }
    const away = { status: 503, message: MESSAGES.photosAway };
    await expect(shop.payload.create({ collection: 'media', data: {}, file })).rejects.toMatchObject(away);
    await expect(shop.payload.delete({ collection: 'media', id })).rejects.toMatchObject(away);
    expect([await rows(), await shop.payload.count({ collection: 'media' })]).toEqual(before);
  });
});
