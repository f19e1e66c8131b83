import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { readList } from '#server/testing/call';
import { type Client, ownerClient } from '#server/testing/client';
import { makePhoto } from '#server/testing/factories';
import { startTestShop, type TestShop } from '#server/testing/test-shop';

let shop: TestShop;
let owner: Client;
let pictures: string[];
beforeAll(async () => {
  shop = await startTestShop();
  owner = await ownerClient(shop);
  pictures = [await makePhoto(shop.payload), await makePhoto(shop.payload)];
});
afterAll(() => shop.close());

const albums = async () => z.array(galleryAlbumView).parse(await readList(`${shop.url}/api/work-gallery`));
const create = (body: unknown) => owner('POST', '/api/admin/work-gallery', body);
const form = (changes: object = {}) => ({
  title: 'Catcher mitt',
  description: 'Before and after',
  imageUrls: pictures,
  ...changes,
});

describe('POST /api/admin/work-gallery', () => {
  it('makes an album that the gallery shows first, at once', async () => {
    expect(await albums()).toEqual([]);
    const { status, body } = await create(form());
    expect(status).toBe(201);
    const { id } = z.strictObject(createdAnswer.shape).parse(body);
    expect(await albums()).toEqual([
      { id, version: 0, ...form(), isSample: false, createdAt: expect.any(String) },
    ]);
  });

  it('takes an album without a description', async () => {
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
  ])('%j: 400 that names the field, nothing stored', async (changes, field, message) => {
    const before = await shop.payload.count({ collection: 'gallery' });
    const { status, body } = await create(form(changes));
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await shop.payload.count({ collection: 'gallery' })).toEqual(before);
  });
});

describe('DELETE /api/admin/work-gallery/{id}', () => {
  it('removes the album, seen at once; a second time: 404', async () => {
    const { id } = createdAnswer.parse((await create(form())).body);
    const others = (await albums()).filter((album) => album.id !== id);
    const { status, body } = await owner('DELETE', `/api/admin/work-gallery/${id}`);
    expect(status).toBe(200);
    z.strictObject(changedAnswer.shape).parse(body);
    expect(await albums()).toEqual(others);
    expect((await owner('DELETE', `/api/admin/work-gallery/${id}`)).status).toBe(404);
  });

  it.each([randomUUID(), '1', '%00'])('of %s: 404, nothing removed', async (id) => {
    const before = await albums();
    expect((await owner('DELETE', `/api/admin/work-gallery/${id}`)).status).toBe(404);
    expect(await albums()).toEqual(before);
  });
});
