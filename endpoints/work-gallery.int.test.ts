import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { changedAnswer, createdAnswer, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { readList } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { makePhoto } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const pictures: string[] = [await makePhoto(shop.payload), await makePhoto(shop.payload)];

const albums = async () => z.array(galleryAlbumView).parse(await readList(`${shop.url}/api/work-gallery`));
const create = (body: unknown) => owner('POST', '/api/admin/work-gallery', body);
const form = (changes: object = {}) => ({
  title: 'Catcher mitt',
  description: 'Before and after',
  imageUrls: pictures,
  ...changes,
});

describe('POST /api/admin/work-gallery', () => {
  it('creates an album that is listed first right away', async () => {
    expect(await albums()).toEqual([]);
    const { status, body } = await create(form());
    expect(status).toBe(201);
    const { id } = z.strictObject(createdAnswer.shape).parse(body);
    expect(await albums()).toEqual([
      { id, version: 0, ...form(), isSample: false, createdAt: expect.any(String) },
    ]);
  });

  it('accepts an album without a description', async () => {
    for (const description of [undefined, null, '  ']) {
      const { id } = createdAnswer.parse((await create(form({ description }))).body);
      expect((await albums()).find((album) => album.id === id)).toMatchObject({ description: null });
    }
  });

  it.each<[object, string, string]>([
    [{ title: '' }, 'title', MESSAGES.enterTitle],
    [{ title: undefined }, 'title', 'Please enter a title'],
    [{ imageUrls: [] }, 'imageUrls', MESSAGES.selectImage],
    [{ imageUrls: undefined }, 'imageUrls', 'Please select at least one image'],
    [
      { imageUrls: ['/media/a.jpg', 'https://elsewhere.example/a.jpg'] },
      'imageUrls.1',
      MESSAGES.foreignImage,
    ],
    [{ imageUrls: ['/media/../../secret'] }, 'imageUrls.0', MESSAGES.foreignImage],
    [{ imageUrls: Array(101).fill('/media/a.jpg') }, 'imageUrls', MESSAGES.tooManyAlbumPhotos],
  ])('rejects %j with 400 for the field and stores nothing', async (changes, field, message) => {
    const before = await shop.payload.count({ collection: 'gallery' });
    const { status, body } = await create(form(changes));
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await shop.payload.count({ collection: 'gallery' })).toEqual(before);
  });
});

describe('PATCH /api/admin/work-gallery/{id}', () => {
  const made = async () => createdAnswer.parse((await create(form())).body).id;
  const album = async (id: string) => (await albums()).find((each) => each.id === id);
  const change = (id: string, body: unknown, headers?: Record<string, string>) =>
    owner('PATCH', `/api/admin/work-gallery/${id}`, body, headers);

  it('changes only what is sent, right away', async () => {
    const id = await made();
    const before = await album(id);
    const { status, body } = await change(id, { title: 'Infield glove' });
    expect([status, z.strictObject(versionAnswer.shape).parse(body).version]).toEqual([200, 1]);
    expect(await album(id)).toEqual({ ...before, title: 'Infield glove', version: 1 });
    await change(id, { description: ' ', imageUrls: pictures.toReversed() });
    expect(await album(id)).toEqual({
      ...before,
      title: 'Infield glove',
      description: null,
      imageUrls: pictures.toReversed(),
      version: 2,
    });
  });

  it.each<[object, string, string]>([
    [{ title: ' ' }, 'title', MESSAGES.enterTitle],
    [{ imageUrls: [] }, 'imageUrls', MESSAGES.selectImage],
    [{ imageUrls: ['https://elsewhere.example/a.jpg'] }, 'imageUrls.0', MESSAGES.foreignImage],
  ])('rejects %j with 400 for the field and changes nothing', async (changes, field, message) => {
    const id = await made();
    expect(await change(id, changes)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await album(id)).toMatchObject({ version: 0 });
  });
});

describe('POST /api/admin/work-gallery/reorder', () => {
  it('orders the albums, and puts new ones first', async () => {
    const ids: string[] = [];
    for (const title of ['One', 'Two', 'Three'])
      ids.push(createdAnswer.parse((await create(form({ title }))).body).id);
    const others = (await albums()).map(({ id }) => id).filter((id) => !ids.includes(id));
    const albumOrders = [...ids, ...others].map((id, index) => ({ id, sortOrder: index + 1 }));
    const answer = await owner('POST', '/api/admin/work-gallery/reorder', { albumOrders });
    expect(changedAnswer.parse(answer.body)).toEqual({ success: true });
    expect((await albums()).map(({ id }) => id)).toEqual([...ids, ...others]);
    const { id } = createdAnswer.parse((await create(form({ title: 'Newest' }))).body);
    expect((await albums()).map((each) => each.id)).toEqual([id, ...ids, ...others]);
  });

  it('rejects a missing album with 400, and moves nothing', async () => {
    const albumOrders = [{ id: randomUUID(), sortOrder: 1 }];
    expect(await owner('POST', '/api/admin/work-gallery/reorder', { albumOrders })).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_ENTRY' },
    });
  });
});

describe('DELETE /api/admin/work-gallery/{id}', () => {
  it('deletes the album right away, and answers 404 the second time', async () => {
    const { id } = createdAnswer.parse((await create(form())).body);
    const others = (await albums()).filter((album) => album.id !== id);
    const { status, body } = await owner('DELETE', `/api/admin/work-gallery/${id}`);
    expect(status).toBe(200);
    z.strictObject(changedAnswer.shape).parse(body);
    expect(await albums()).toEqual(others);
    expect((await owner('DELETE', `/api/admin/work-gallery/${id}`)).status).toBe(404);
  });

  it.each([randomUUID(), '1', '%00'])('answers %s with 404 and deletes nothing', async (id) => {
    const before = await albums();
    expect((await owner('DELETE', `/api/admin/work-gallery/${id}`)).status).toBe(404);
    expect(await albums()).toEqual(before);
  });
});
