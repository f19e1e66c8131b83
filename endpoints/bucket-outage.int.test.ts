import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failureAnswer } from '#domain/api-calls/failures';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { MESSAGES } from '#domain/words/shop-texts';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { findAll } from '#server/platform/database/find';
import { runDueJob } from '#server/platform/jobs/run-due-job';
import { shopJobs } from '#server/platform/process/shop-jobs';
import { startTestBucket } from '#server/testing/bucket';
import { call } from '#server/testing/call';
import { editorApi } from '#server/testing/editor-api';
import { makeService, orderBody } from '#server/testing/factories';
import { startFlakyProxy } from '#server/testing/flaky-proxy';
import { jpeg, noise } from '#server/testing/photos';
import { startTestShop } from '#server/testing/test-shop';
import { adminTokenOf, ownerCookie } from '#server/testing/tokens';
import { normalize, putPhoto, uploadPhoto, uploadUrl } from '#server/testing/uploads';
import type { Upload } from '../payload-types';

const DAYS_MS = 40 * 24 * 60 * 60 * 1000;

const bucket = await startTestBucket();
const line = await startFlakyProxy(Number(new URL(bucket.settings.S3_ENDPOINT).port));
const S3_ENDPOINT = `http://127.0.0.1:${line.port}`;
const shop = await startTestShop({ ...bucket.settings, S3_ENDPOINT }, editorApi);
const owner: Record<string, string> = ownerCookie(await adminTokenOf(shop.payload));
afterEach(() => line.restore());
afterAll(async () => {
  await shop.close();
  await line.close();
  await bucket.close();
});

async function hear(path: string, init: RequestInit = {}) {
  const response = await fetch(`${shop.url}${path}`, init);
  const { message } = failureAnswer.parse(await response.json());
  const [retryAfter, kept] = ['Retry-After', 'Cache-Control'].map((name) => response.headers.get(name));
  return { status: response.status, message, retryAfter, kept };
}
const AWAY = { status: 503, message: MESSAGES.photosAway, retryAfter: '10', kept: 'no-store' };

const asked = (urls: string[]) =>
  hear('/api/objects/normalize', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ urls }),
  });

const upload = async (): Promise<string> => {
  const url = await uploadUrl(shop);
  expect(await putPhoto(url, await jpeg())).toBe(200);
  return url;
};

const editorAnswer = z.object({
  doc: z.object({ id: z.string(), url: z.string() }).optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

async function addPicture() {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await jpeg(300, 200))], { type: 'image/jpeg' }), 'IMG_1.JPG');
  form.append('_payload', JSON.stringify({ alt: 'A glove' }));
  const response = await fetch(`${shop.url}/cms/api/media`, { method: 'POST', body: form, headers: owner });
  return { status: response.status, ...editorAnswer.parse(await response.json()) };
}
async function deletePicture(id: string) {
  const response = await fetch(`${shop.url}/cms/api/media/${id}`, { method: 'DELETE', headers: owner });
  return { status: response.status, ...editorAnswer.parse(await response.json()) };
}
const EDITOR_AWAY = { status: 503, errors: [{ message: MESSAGES.photosAway }] };

const count = async (collection: 'media' | 'uploads' | 'gallery') =>
  (await shop.payload.count({ collection })).totalDocs;
const rows = async (): Promise<Upload[]> => await findAll(shop.payload, 'uploads', undefined, 'id');
const statusOf = async (address: string) => (await fetch(`${shop.url}${address}`)).status;

/** Pictures can be neither added nor deleted. */
async function expectEditorAway(id = ''): Promise<void> {
  const before = await count('media');
  expect(await addPicture()).toMatchObject(EDITOR_AWAY);
  expect(await deletePicture(id)).toMatchObject(EDITOR_AWAY);
  expect(await count('media')).toBe(before);
}

describe('while the bucket is down', () => {
  it('photos answer 503 with a time to retry, and are there afterward', async () => {
    const [waiting, kept] = [await upload(), await uploadPhoto(shop, await jpeg())];
    const before = await rows();
    await line.disturb('cut');
    for (const answer of [asked([waiting]), asked([kept]), hear(kept), hear(thumbnailOf(kept))])
      expect(await answer).toEqual(AWAY);
    expect(await rows()).toEqual(before);
    await line.restore();
    expect((await normalize(shop, [waiting, kept])).status).toBe(200);
    expect([await statusOf(kept), await statusOf(thumbnailOf(kept))]).toEqual([200, 200]);
  });

  it('the shop is ready and accepts orders with photos', async () => {
    const [photo, { id: serviceId }] = [
      await uploadPhoto(shop, await jpeg()),
      await makeService(shop.payload),
    ];
    await line.disturb('cut');
    expect(await statusOf('/readyz')).toBe(200);
    expect((await call(`${shop.url}/api/objects/upload`, { method: 'POST' })).status).toBe(200);
    const items = [{ serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages: [photo] }];
    const order = await call(`${shop.url}/api/orders`, { body: orderBody(serviceId, { items }) });
    expect(order.status).toBe(201);
  });

  it("the owner's pictures are neither half stored nor half deleted, and the editor says why", async () => {
    const { doc } = await addPicture();
    await line.disturb('cut');
    await expectEditorAway(doc?.id);
    await line.restore();
    expect(await statusOf(doc?.url ?? '')).toBe(200);
    expect(await addPicture()).toMatchObject({ status: 201 });
    expect(await deletePicture(doc?.id ?? '')).toMatchObject({ status: 200 });
  });

  it('an album can be deleted, and its photos are removed when the bucket is back', async () => {
    const photo = await uploadPhoto(shop, await jpeg());
    const album = await call(`${shop.url}/api/admin/work-gallery`, {
      body: { title: 'A mitt', imageUrls: [photo] },
      headers: owner,
    });
    await line.disturb('cut');
    const gone = await fetch(`${shop.url}/api/admin/work-gallery/${z.string().parse(album.body.id)}`, {
      method: 'DELETE',
      headers: owner,
    });
    expect([gone.status, await count('gallery')]).toEqual([200, 0]);
    const store = openPhotoStore(shop.settings);
    const clean = () => removeUnused({ payload: shop.payload, store, now: new Date(Date.now() + DAYS_MS) });
    await expect(clean()).rejects.toMatchObject({ code: 'PHOTOS_AWAY' });
    await line.disturb('no-writes');
    await expect(clean()).rejects.toMatchObject({ code: 'PHOTOS_AWAY' });
    expect(await bucket.keys()).toContain(photo.slice(1));
    expect((await rows()).some(({ id }) => photo.includes(id))).toBe(true);
    await line.restore();
    await clean();
    expect(await bucket.keys()).not.toContain(photo.slice(1));
    expect((await rows()).some(({ id }) => photo.includes(id))).toBe(false);
  });

  it('the cleanup reports its failure, and the other jobs continue', async () => {
    await line.disturb('cut');
    for (const job of shopJobs(shop.payload, shop.settings)) await runDueJob(shop.payload, job);
    const docs = await findAll(shop.payload, 'jobs');
    const problems = docs.map(({ name, lastProblem }) => [name, lastProblem ?? null]);
    expect(Object.fromEntries(problems)).toMatchObject({
      drawing: null,
      'clear-limits': null,
      'remove-raw-uploads': MESSAGES.photosAway,
    });
  });
});

describe('a read-only bucket', () => {
  it("leaves no document without its file, keeps files it can't delete, and keeps waiting photos", async () => {
    const waiting = await upload();
    const { doc } = await addPicture();
    await line.disturb('no-writes');
    await expectEditorAway(doc?.id);
    expect(await statusOf(doc?.url ?? '')).toBe(200);
    expect(await asked([waiting])).toEqual(AWAY);
    await line.restore();
    expect((await normalize(shop, [waiting])).status).toBe(200);
    expect(await deletePicture(doc?.id ?? '')).toMatchObject({ status: 200 });
    expect(await statusOf(doc?.url ?? '')).toBe(404);
  });
});

describe('a bucket that accepts calls and never answers', () => {
  it('times out for every call after a few seconds', async () => {
    const [waiting, kept] = [await upload(), await uploadPhoto(shop, await jpeg())];
    await line.disturb('stalled');
    const answers = await Promise.all([asked([waiting]), asked([kept]), hear(kept), hear(thumbnailOf(kept))]);
    expect(answers).toEqual([AWAY, AWAY, AWAY, AWAY]);
  });

  it('never serves half a picture if it stops in the middle', async () => {
    const kept = await uploadPhoto(shop, await noise());
    await line.disturb('half');
    await expect(fetch(`${shop.url}${kept}`).then((response) => response.bytes())).rejects.toThrow();
    await line.restore();
    expect(await statusOf(kept)).toBe(200);
  });
});
