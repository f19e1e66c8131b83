import { createdAnswer } from '#domain/wire/change-answers';
import type { Walker } from './walker';

interface WalkCatalogue {
  walker: Walker;
  owner: string;
  colorId: string;
  image: string;
}

/** Makes every call about services, lace colors, the gallery, and figures. */
export async function walkCatalogue({ walker, owner: cookie, colorId, image }: WalkCatalogue): Promise<void> {
  const service = await walker.make('POST /api/services', {
    cookie,
    body: { name: 'Break-in', description: 'A new glove, ready to play.', price: 4000, category: 'repair' },
  });
  const { id: serviceId } = createdAnswer.parse(service.json);
  await walker.make('PATCH /api/services/:id', { cookie, param: serviceId, body: { active: 0 } });
  await walker.make('POST /api/services/reorder', {
    cookie,
    body: { serviceOrders: [{ id: serviceId, sortOrder: 0 }] },
  });

  await walker.make('PATCH /api/lace-colors/:id', { cookie, param: colorId, body: { inventory: 7 } });
  await walker.make('POST /api/lace-colors/:id/movements', {
    cookie,
    param: colorId,
    body: { kind: 'delivery', pieces: 10 },
  });
  await walker.make('GET /api/lace-colors/:id/movements', { cookie, param: colorId });
  await walker.make('GET /api/admin/lace-stock', { cookie });
  await walker.make('GET /api/admin/figures', { cookie });
  await walker.make('GET /api/admin/bench-load', { cookie });
  await walker.make('GET /api/estimate', { query: `?gloves=${serviceId}:${colorId}` });
  await walker.make('POST /api/lace-colors/reorder', {
    cookie,
    body: { laceColorOrders: [{ id: colorId, sortOrder: 0 }] },
  });

  const album = await walker.make('POST /api/admin/work-gallery', {
    cookie,
    body: { title: 'A first base mitt', imageUrls: [image] },
  });
  const { id: albumId } = createdAnswer.parse(album.json);
  await walker.make('PATCH /api/admin/work-gallery/:id', {
    cookie,
    param: albumId,
    body: { description: 'Relaced in two colors' },
  });
  await walker.make('POST /api/admin/work-gallery/reorder', {
    cookie,
    body: { albumOrders: [{ id: albumId, sortOrder: 1 }] },
  });
  await walker.make('DELETE /api/admin/work-gallery/:id', { cookie, param: albumId });
}
