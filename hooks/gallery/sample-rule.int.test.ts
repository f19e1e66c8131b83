import { describe, expect, it } from 'vitest';
import { SAMPLES_LEFT } from '#domain/gallery/sample-album';
import { createdAnswer } from '#domain/wire/change-answers';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { makePhoto } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const drawings: string[] = [await makePhoto(shop.payload), await makePhoto(shop.payload)];
const photo = await makePhoto(shop.payload);

const sample = async () => {
  const data = { title: 'Infield glove', imageUrls: drawings, isSample: true };
  return (await shop.payload.create({ collection: 'gallery', data })).id;
};
const change = (id: string, data: object) => shop.payload.update({ collection: 'gallery', id, data });

describe('a sample album', () => {
  it('stays a sample while only its texts or drawing order change', async () => {
    const id = await sample();
    expect((await change(id, { title: 'Outfield glove' })).isSample).toBe(true);
    expect((await change(id, { imageUrls: drawings.toReversed() })).isSample).toBe(true);
    expect((await change(id, { imageUrls: drawings.slice(0, 1) })).isSample).toBe(true);
  });

  it('stops being a sample once its pictures are replaced', async () => {
    const id = await sample();
    expect((await change(id, { imageUrls: [photo] })).isSample).toBe(false);
    expect((await change(id, { imageUrls: [photo, ...drawings] })).isSample).toBe(false);
  });

  it('refuses photos next to drawings', async () => {
    const id = await sample();
    await expect(change(id, { imageUrls: [...drawings, photo] })).rejects.toMatchObject({
      data: { errors: [{ path: 'imageUrls', message: SAMPLES_LEFT }] },
    });
  });
});

describe('the sample flag', () => {
  it("cannot be set in the owner's form or the editor", async () => {
    const owner = await ownerClient(shop);
    const body = { title: 'Mine', imageUrls: [photo], isSample: true };
    const { id } = createdAnswer.parse((await owner('POST', '/api/admin/work-gallery', body)).body);
    expect((await shop.payload.findByID({ collection: 'gallery', id })).isSample).toBe(false);
    const asOwner = await asAdmin(shop.payload);
    const made = await shop.payload.create({ collection: 'gallery', data: body, ...asOwner });
    expect(made.isSample).toBe(false);
    const changed = await shop.payload.update({
      collection: 'gallery',
      id,
      data: { isSample: true },
      ...asOwner,
    });
    expect(changed.isSample).toBe(false);
  });
});
