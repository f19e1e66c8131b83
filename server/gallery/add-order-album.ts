import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { isYes, mayShowOf } from '#domain/gallery/may-show';
import type { OrderAlbum } from '#domain/gallery/order-album-contract';
import { orderNumber } from '#domain/orders/order-number';
import { actorOf } from '#domain/people/people';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { audited } from '#server/audit/audited';
import { findOrder } from '#server/orders/find-order';
import { releasePhotos, workPhotosOf } from '#server/photos/claim-photos';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { createByRules } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import type { Gallery, Order } from '../../payload-types';
import { copyForAlbum } from './copy-photos';
import { removeOrderAlbum, type WithPhotos } from './remove-albums';

type AddAlbum = OnOne & WithPhotos & { album: OrderAlbum };

/** Makes an album of an order's photos, or returns the one it has (rule 36.5). Throws FORBIDDEN, NOT_FOUND, MAY_NOT_SHOW, or PHOTO_GONE. */
export async function addOrderAlbum(call: AddAlbum): Promise<CreatedAnswer> {
  const { payload, store, user, id: orderId } = call;
  await allowed({ payload, user, collection: 'gallery', operation: 'create' });
  return oneAtATime(payload, `album of ${orderId}`, async () => {
    const order = await allowedOrder(payload, orderId);
    const existing = await findOrderAlbum(payload, orderId);
    if (existing) return { id: existing.id };
    refuseForeignPhotos(order, call.album);
    const id = await makeAlbum(call, order);
    // The customer may have withdrawn permission while we copied the photos.
    await allowedOrder(payload, orderId).catch(async (error: unknown) => {
      await removeOrderAlbum({ payload, store }, orderId);
      throw error;
    });
    return { id };
  });
}

export const findOrderAlbum = (payload: Payload, orderId: string): Promise<Gallery | null> =>
  findOne(payload, 'gallery', { order: { equals: orderId } });

async function allowedOrder(payload: Payload, id: string): Promise<Order> {
  const order = orNotFound(await findOrder(payload, id));
  if (!isYes(mayShowOf(order))) throw new ShopError('MAY_NOT_SHOW');
  return order;
}

function refuseForeignPhotos(order: Order, { pairs }: OrderAlbum): void {
  const photos = Object.values(workPhotosOf(order)).flat();
  const errors = pairs.flatMap(({ before, after }, index) =>
    photos.includes(before) && photos.includes(after) ? [] : [[`pairs.${index}`, MESSAGES.photoGone]],
  );
  if (errors.length > 0) throw new ShopError('PHOTO_GONE', { errors: Object.fromEntries(errors) });
}

async function makeAlbum({ payload, store, user, album }: AddAlbum, order: Order): Promise<string> {
  const imageUrls: string[] = [];
  const id = randomUUID();
  const { title } = album;
  try {
    for (const { before, after } of album.pairs)
      for (const photo of [before, after]) imageUrls.push(await copyForAlbum(payload, store, photo));
    await audited({
      payload,
      event: {
        kind: 'gallery',
        actor: user,
        subject: orderNumber(order.id),
        text: `Added to the gallery: ${title}`,
        data: { albumId: id, orderId: order.id },
      },
      proof: { collection: 'gallery', id, shows: { text: order.id } },
      // No other album uses these copies.
      change: () =>
        createByRules(payload, 'gallery', { id, title, imageUrls, order: order.id }, actorOf(user), [
          'claim-photos',
        ]),
    });
    return id;
  } catch (error) {
    await releasePhotos(payload, imageUrls);
    // Another server created it first.
    const existing = error instanceof ValidationError && (await findOrderAlbum(payload, order.id));
    if (existing) return existing.id;
    throw error;
  }
}
