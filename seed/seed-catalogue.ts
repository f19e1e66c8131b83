import type { Payload } from 'payload';
import { textOfLines } from '#domain/catalogue/included-lines';
import { pictureText } from '#domain/gallery/sample-album';
import { MEDIA_PATH } from '#domain/photos/photo-limits';
import { demoAlbums, demoLaceColors, demoServices } from './demo-catalogue';
import { demoDiscounts } from './demo-people';
import { gloveDrawing } from './pictures/album-pictures';
import { laceSwatch } from './pictures/lace-swatch';
import { rasterize } from './pictures/rasterize';
import { demoId, storeOnce } from './store-once';

export async function seedCatalogue(payload: Payload): Promise<void> {
  for (const [sortOrder, { included, ...service }] of demoServices.entries()) {
    const id = demoId(`service ${service.name}`);
    const data = { active: true, ...service, included: textOfLines(included), id, sortOrder };
    await storeOnce({
      payload,
      collection: 'services',
      id,
      make: () => payload.create({ collection: 'services', data }),
    });
  }
  for (const discount of demoDiscounts) {
    const id = demoId(`discount ${discount.code}`);
    const data = { ...discount, id };
    await storeOnce({
      payload,
      collection: 'discounts',
      id,
      make: () => payload.create({ collection: 'discounts', data }),
    });
  }
  // These run in parallel, because drawing the pictures takes most of the time.
  await Promise.all([
    ...demoLaceColors.map((color, sortOrder) => storeLaceColor(payload, color, sortOrder)),
    storeAlbums(payload),
  ]);
}

/** One at a time, so the gallery shows them in their order. */
async function storeAlbums(payload: Payload): Promise<void> {
  for (const album of demoAlbums) {
    const id = demoId(`album ${album.title}`);
    await storeOnce({ payload, collection: 'gallery', id, make: () => makeAlbum(payload, id, album) });
  }
}

async function storeLaceColor(
  payload: Payload,
  color: (typeof demoLaceColors)[number],
  sortOrder: number,
): Promise<void> {
  const id = demoId(`lace ${color.name}`);
  await storeOnce({
    payload,
    collection: 'lace-colors',
    id,
    async make() {
      const imageUrl = await storePicture(payload, `${color.name} lace`, laceSwatch(color.hexColor));
      const data = { ...color, id, sortOrder, imageUrl, active: true };
      await payload.create({ collection: 'lace-colors', data });
    },
  });
}

async function makeAlbum(
  payload: Payload,
  id: string,
  { title, description, glove, pictures }: (typeof demoAlbums)[number],
): Promise<void> {
  const imageUrls = await Promise.all(
    pictures.map(({ state, view, shows }) =>
      storePicture(payload, pictureText({ title, isSample: true }, shows), gloveDrawing(glove, state, view)),
    ),
  );
  await payload.create({
    collection: 'gallery',
    data: { id, title, description, imageUrls, isSample: true },
  });
}

async function storePicture(payload: Payload, alt: string, svg: string): Promise<string> {
  const data = await rasterize(svg);
  const { filename } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/webp', name: 'drawing.webp', size: data.length },
  });
  return `${MEDIA_PATH}${filename}`;
}
