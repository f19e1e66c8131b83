import type { Payload } from 'payload';
import { makeAlbum, makeOrder, makePhoto, makeService } from './factories';
import { allAre, oneIs } from './ten-at-once';

/** Stores an order whose customer lets the shop show its glove. Returns its ID, and a body for its album. */
export async function makeShownOrder(payload: Payload, photos?: { before: string; after: string }) {
  const { id: serviceId } = await makeService(payload);
  const pair = photos ?? { before: await makePhoto(payload), after: await makePhoto(payload) };
  const { id } = await makeOrder(payload, serviceId, {
    status: 'shipped',
    mayShow: 'without-name',
    beforeImages: [pair.before],
    afterImages: [pair.after],
  });
  return { id, body: { title: 'Full relace', pairs: [pair] } };
}

/**
 * The owner's calls about the gallery, for ten windows at the same time. endpoints/order-albums.int.test.ts adds an order's album in three
 * requests at the same time.
 */
export const galleryWritings = (payload: () => Payload) => {
  const prepare = async () => (await makeAlbum(payload())).id;
  return {
    'POST /api/admin/work-gallery': {
      prepare: async () => makePhoto(payload()),
      body: (n: number, photo: string) => ({ title: `Album ${n}`, imageUrls: [photo] }),
      statuses: allAre(201),
    },
    'PATCH /api/admin/work-gallery/:id': { prepare, body: (n: number) => ({ title: `Album ${n}` }) },
    'POST /api/admin/work-gallery/reorder': {
      prepare,
      body: (n: number, id: string) => ({ albumOrders: [{ id, sortOrder: n }] }),
    },
    'DELETE /api/admin/work-gallery/:id': { prepare, statuses: oneIs(200, 404) },
    'POST /api/orders/:id/album': {
      prepare: async () => (await makeOrder(payload(), (await makeService(payload())).id)).id,
      body: () => ({ title: 'Mitt', pairs: [{ before: '/media/a.webp', after: '/media/b.webp' }] }),
      statuses: allAre(409),
    },
  };
};
