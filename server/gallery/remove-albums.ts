import type { Payload, Where } from 'payload';
import { YES_ANSWERS } from '#domain/gallery/may-show';
import { orderNumber } from '#domain/orders/order-number';
import { audited } from '#server/audit/audited';
import { releasePhotos } from '#server/photos/claim-photos';
import type { PhotoStore } from '#server/photos/photo-store';
import { removeUnused } from '#server/photos/remove-unused';
import { findAll } from '#server/platform/database/find';
import type { Tally } from '#server/platform/jobs/run-due-job';
import { log } from '#server/platform/tools/log';
import type { Gallery } from '../../payload-types';

export interface WithPhotos {
  payload: Payload;
  store: PhotoStore;
}

/** Removes an order's album and its files, if it has one (rule 36.9). */
export async function removeOrderAlbum(shop: WithPhotos, orderId: string): Promise<void> {
  for (const album of await findAll(shop.payload, 'gallery', { order: { equals: orderId } }))
    await removeAlbum(shop, album);
}

/** Removes albums that customers no longer allow, for example because the order was deleted or erased. */
export async function removeWithdrawn(shop: WithPhotos, tally?: Tally): Promise<void> {
  const { payload } = shop;
  for (const album of await findAll(payload, 'gallery', { order: { exists: true } })) {
    if (await isAllowed(payload, album)) continue;
    await removeAlbum(shop, album);
    tally?.('albums withdrawn', 1);
  }
}

async function isAllowed(payload: Payload, { order }: Gallery): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: order } }, { mayShow: { in: [...YES_ANSWERS] } }] };
  return (await payload.db.count({ collection: 'orders', where })).totalDocs > 0;
}

async function removeAlbum({ payload, store }: WithPhotos, album: Gallery): Promise<void> {
  const { id, title, order, imageUrls } = album;
  const ids = await releasePhotos(payload, imageUrls);
  await audited({
    payload,
    // The ID is the same, because the customer's answer and the job may remove the album at the same time.
    event: {
      id,
      kind: 'gallery',
      actor: null,
      subject: orderNumber(order ?? id),
      text: `Removed from the gallery, because the customer doesn't allow it anymore: ${title}`,
      data: { albumId: id, orderId: order },
    },
    proof: { collection: 'gallery', id, shows: 'gone' },
    // This is a filter, because the album may already be deleted.
    change: () =>
      payload.delete({ collection: 'gallery', where: { id: { equals: id } }, overrideAccess: true }),
  });
  try {
    await removeUnused({ payload, store, ids });
  } catch (error) {
    // No page links to these files anymore.
    log.error({ err: error }, "a withdrawn album's photos are left to the hourly job");
  }
}
