import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbnailOf } from '#domain/photos/thumbnails';
import { MESSAGES } from '#domain/words/shop-texts';
import { type As, asAdmin, asAnonymous } from '#server/testing/callers';
import { BAD_PHOTOS, HIDDEN, jpeg, PHOTOS, phonePhoto, photoFile } from '#server/testing/photos';
import { rawCall } from '#server/testing/raw-call';
import { testShop } from '#server/testing/test-shop';
import { storedFiles } from '#server/testing/uploads';

const shop = await testShop();
const admin = await asAdmin(shop.payload);

const add = (data: Buffer, mimetype?: string, as: As = admin) =>
  shop.payload.create({
    collection: 'media',
    data: { alt: 'A glove' },
    file: photoFile(data, mimetype),
    ...as,
  });
const replace = async (id: string) =>
  shop.payload.update({
    ...{ collection: 'media', id, data: {}, file: photoFile(await jpeg(50, 50)) },
    ...admin,
  });
const files = () => storedFiles(shop.dataDir);
const docs = async () => (await shop.payload.count({ collection: 'media' })).totalDocs;

describe("the owner's pictures", () => {
  it('are redrawn upright, without location and camera data, under a random name', async () => {
    const { filename, mimeType, filesize, width, height } = await add(await phonePhoto());
    expect(filename).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/);
    const { bytes } = await rawCall(shop.url, `/media/${filename}`);
    expect({ mimeType, filesize, width, height }).toEqual({
      mimeType: 'image/webp',
      filesize: bytes.length,
      width: 60,
      height: 80,
    });
    for (const hidden of HIDDEN) expect(bytes.includes(hidden)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  it.each(Object.keys(PHOTOS))('can be %s', async (type) => {
    const { filename } = await add((await PHOTOS[type]?.()) ?? Buffer.alloc(0), type);
    expect((await rawCall(shop.url, `/media/${filename}`)).status).toBe(200);
  });

  it('have the public URL in the editor, and thumbnails in lists', async () => {
    const { id, filename } = await add(await jpeg());
    const { url, thumbnailURL } = await shop.payload.findByID({ collection: 'media', id, ...admin });
    expect({ url, thumbnailURL }).toEqual({
      url: `/media/${filename}`,
      thumbnailURL: thumbnailOf(`/media/${filename}`),
    });
    expect((await rawCall(shop.url, String(thumbnailURL))).status).toBe(200);
  });

  it('leave no files when replaced or deleted', async () => {
    const before = files();
    const { id, thumbnailURL } = await add(await jpeg());
    await rawCall(shop.url, String(thumbnailURL));
    const changed = await replace(id);
    expect(files()).toEqual([...before, `media/${changed.filename}`].sort());
    await rawCall(shop.url, String(changed.thumbnailURL));
    await rawCall(shop.url, thumbnailOf(`/media/${changed.filename}`, 160));
    await shop.payload.delete({ collection: 'media', id, ...admin });
    expect(files()).toEqual(before);
  });

  it('keep their file when only the description changes', async () => {
    const { id, filename } = await add(await jpeg());
    const changed = await shop.payload.update({ collection: 'media', id, data: { alt: 'Web' }, ...admin });
    expect(changed).toMatchObject({ filename, alt: 'Web' });
    expect(files()).toContain(`media/${filename}`);
  });

  it.each(BAD_PHOTOS)('refuse $name with a message, and store nothing', async ({ make, type }) => {
    const before = [files(), await docs()];
    await expect(add(await make(), type)).rejects.toMatchObject({ status: 400 });
    expect([files(), await docs()]).toEqual(before);
  });

  it('are not processed for callers who may not add them', async () => {
    const bomb = BAD_PHOTOS.find(({ name }) => name === 'a pixel bomb');
    await expect(
      add((await bomb?.make()) ?? Buffer.alloc(0), 'image/png', asAnonymous),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(add(Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      data: { errors: [{ path: 'file', message: MESSAGES.photoType }] },
    });
  });
});
