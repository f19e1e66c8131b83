import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { normalizeAnswer } from '#domain/photos/upload-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { AT_ONCE, inTurn, WAITING_MAX } from '#server/photos/draw-picture';
import { call } from '#server/testing/call';
import { gate } from '#server/testing/gate';
import { jpeg } from '#server/testing/photos';
import { testShop } from '#server/testing/test-shop';
import { normalize, putPhoto, uploadPhoto, uploadsOf, uploadUrl } from '#server/testing/uploads';

const shop = await testShop();

const { files, rows, picture } = uploadsOf(shop);

describe('POST /api/objects/normalize', () => {
  it('answers in order, and the same each time', async () => {
    const urls = await Promise.all([uploadUrl(shop), uploadUrl(shop), uploadUrl(shop)]);
    for (const url of urls) await putPhoto(url, await jpeg());
    const first = normalizeAnswer.strict().parse((await normalize(shop, urls)).body).normalizedUrls;
    const again = (await normalize(shop, [...urls].reverse())).body.normalizedUrls;
    expect(again).toEqual([...first].reverse());
    expect((await normalize(shop, [first[0], urls[0], first[0]])).body.normalizedUrls).toEqual(
      Array(3).fill(first[0]),
    );
    expect((await normalize(shop, [])).body).toEqual({ normalizedUrls: [] });
  });

  it('stores one picture for ten simultaneous calls', async () => {
    const url = await uploadUrl(shop);
    await putPhoto(url, await jpeg(1500, 1500));
    const before = { media: files().length, rows: await rows() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => normalize(shop, [url])));
    expect(
      new Set(answers.map(({ status, body }) => JSON.stringify([status, body.normalizedUrls]))).size,
    ).toBe(1);
    expect(answers[0]?.status).toBe(200);
    // The upload is gone and the picture is stored.
    expect({ media: files().length, rows: await rows() }).toEqual({
      media: before.media,
      rows: before.rows + 1,
    });
  });

  it('continues where a killed process stopped', async () => {
    const url = await uploadUrl(shop);
    await putPhoto(url, await jpeg());
    const id = new URL(url).pathname.split('/').at(-1) ?? '';
    await shop.payload.db.create({
      collection: 'uploads',
      data: { id, state: 'storing', lookAt: new Date().toISOString() },
    });
    expect((await normalize(shop, [url])).body).toEqual({ normalizedUrls: [`/media/${id}.webp`] });
    expect((await picture(`/media/${id}.webp`)).length).toBeGreaterThan(0);
  });

  it.each([
    'https://evil.example/photo.jpg',
    'https://bucket.s3.us-east-1.amazonaws.com/uploads/x',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    '/etc/passwd',
    '/media/',
    '/media/../secret',
    '/media/photo.html',
    '/media/thumbs/x.webp',
    '//evil.example/x',
    'x',
    '',
  ])('rejects %j with 400 and names it', async (url) => {
    const own = await uploadUrl(shop);
    await putPhoto(own, await jpeg());
    const { status, body } = await normalize(shop, [own, url]);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: { 'urls.1': MESSAGES.foreignImage } },
    });
  });

  it('rejects upload URLs on another server or protocol', async () => {
    const url = await uploadUrl(shop);
    await putPhoto(url, await jpeg());
    for (const foreign of [url.replace(new URL(url).host, 'evil.example'), url.replace('http:', 'ftp:')])
      expect((await normalize(shop, [foreign])).body.errors).toEqual({ 'urls.0': MESSAGES.foreignImage });
  });

  it("rejects a photo that wasn't uploaded or is gone with 400 and names it", async () => {
    const kept = await uploadPhoto(shop, await jpeg());
    const answers = await normalize(shop, [kept, await uploadUrl(shop)]);
    expect(answers).toMatchObject({ status: 400, body: { errors: { 'urls.1': MESSAGES.photoNotUploaded } } });
    const gone = `/media/${randomUUID()}.webp`;
    expect((await normalize(shop, [gone])).body.errors).toEqual({ 'urls.0': MESSAGES.photoGone });
  });

  it.each([
    [undefined, 'urls'],
    ['x', 'urls'],
    [Array(51).fill(''), 'urls'],
    [[5], 'urls.0'],
  ])('rejects %j with 400', async (urls, field) => {
    const { status, body } = await normalize(shop, urls);
    expect([status, Object.keys(Object(body.errors))]).toEqual([400, [field]]);
  });

  it('refuses other bodies in JSON', async () => {
    const send = (body: string, type: string) =>
      call(`${shop.url}/api/objects/normalize`, { body, headers: { 'Content-Type': type } });
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send('null', 'application/json')).status).toBe(400);
    expect((await send('urls=x', 'application/x-www-form-urlencoded')).status).toBe(415);
  });

  it('asks callers beyond the queue to retry, and loses nothing', async () => {
    const urls = await Promise.all(Array.from({ length: WAITING_MAX + 10 }, () => uploadUrl(shop)));
    for (const url of urls) await putPhoto(url, await jpeg());
    const { opened, open } = gate();
    const atWork = Array.from({ length: AT_ONCE }, () => inTurn(() => opened));
    const statuses: number[] = [];
    const asked = Promise.all(urls.map(async (url) => statuses.push((await normalize(shop, [url])).status)));
    // All places are taken until the running ones finish.
    await expect.poll(() => statuses).toEqual(Array(10).fill(503));
    open();
    await Promise.all([...atWork, asked]);
    expect(statuses).toEqual([...Array(10).fill(503), ...Array(WAITING_MAX).fill(200)]);
    for (const url of urls) expect((await normalize(shop, [url])).status).toBe(200);
  });
});
