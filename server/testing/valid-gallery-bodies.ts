import type { Payload } from 'payload';
import { findOrder } from '#server/orders/find-order';
import { trackPath } from '#server/orders/track-token';
import { makeAlbum, makePhoto } from './factories';
import { makeShownOrder } from './gallery-writings';
import { jpeg } from './photos';
import type { TestShop } from './test-shop';
import { adminTokenOf, ownerCookie } from './tokens';
import { uploadPhoto } from './uploads';

/** Returns a valid body for every call about the gallery. */
export function validGalleryBodies(shop: TestShop) {
  const { payload } = shop;
  const byOwner = async (path: string, body: object) => ({
    path,
    body,
    headers: ownerCookie(await adminTokenOf(payload)),
  });
  return {
    'POST /api/admin/work-gallery': async () => {
      const imageUrls = [await makePhoto(payload)];
      return byOwner('/api/admin/work-gallery', { title: 'A', description: 'B', imageUrls });
    },
    'PATCH /api/admin/work-gallery/:id': async () => {
      const imageUrls = [await makePhoto(payload), await makePhoto(payload)];
      const { id } = await makeAlbum(payload);
      return byOwner(`/api/admin/work-gallery/${id}`, { title: 'A', description: 'B', imageUrls });
    },
    'POST /api/admin/work-gallery/reorder': async () => {
      const albumOrders = [{ id: (await makeAlbum(payload)).id, sortOrder: 1 }];
      return byOwner('/api/admin/work-gallery/reorder', { albumOrders });
    },
    'POST /api/orders/:id/album': async () => {
      const photo = await uploadPhoto(shop, await jpeg());
      const { id, body } = await makeShownOrder(payload, { before: photo, after: photo });
      return byOwner(`/api/orders/${id}/album`, body);
    },
    'POST /api/track/:token/may-show': async () => ({
      path: `/api${await linkTo(payload, (await makeShownOrder(payload)).id)}/may-show`,
      body: { answer: 'with-first-name' },
    }),
  };
}

async function linkTo(payload: Payload, id: string): Promise<string> {
  const order = await findOrder(payload, id);
  return order ? trackPath(payload, order) : '';
}
