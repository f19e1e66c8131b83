import type { Payload } from 'payload';
import { canBeShown, type MayShow, mayShowOf, mayShowWording } from '#domain/gallery/may-show';
import { ofOrder, recordConsent } from '#server/consents/record-consent';
import { findTracked } from '#server/orders/track-token';
import { workPhotosOf } from '#server/photos/claim-photos';
import { BY_SHOP, changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { oneAtATime } from '#server/platform/tools/per-shop';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { removeOrderAlbum, type WithPhotos } from './remove-albums';

/** Returns the answer for an order's page. Undefined if the page doesn't ask, and null without an answer (rule 36.1). */
export async function mayShowFor(payload: Payload, order: Order): Promise<MayShow | null | undefined> {
  const answer = mayShowOf(order);
  if (answer) return answer;
  if (!canBeShown({ status: order.status, ...workPhotosOf(order) })) return undefined;
  return (await readShopSettings(payload)).askToShow ? null : undefined;
}

/** Stores the answer to "May we show your glove?" (rule 36.2). A no removes the photos first. Throws NOT_FOUND or NOT_ASKED. */
export async function answerMayShow(
  shop: WithPhotos,
  { token, answer }: { token: string; answer: MayShow },
): Promise<void> {
  const { payload } = shop;
  const order = await findTracked(payload, token);
  if ((await mayShowFor(payload, order)) === undefined) throw new ShopError('NOT_ASKED');
  await oneAtATime(payload, `may show ${order.id}`, () => keepAnswer(payload, order, answer));
  // This also finishes a no that was interrupted.
  if (answer === 'no') await removeOrderAlbum(shop, order.id);
}

function keepAnswer(payload: Payload, order: Order, answer: MayShow) {
  const isAnother = { or: [{ mayShow: { exists: false } }, { mayShow: { not_equals: answer } }] };
  return recordConsent({
    payload,
    consent: {
      kind: 'photos',
      given: answer !== 'no',
      ...(answer !== 'no' && { choice: answer }),
      wording: mayShowWording(answer),
      place: 'order-page',
      ...ofOrder(order),
    },
    change: () =>
      changeIf(payload, 'orders', order.id, {
        condition: [isAnother],
        data: { mayShow: answer },
        by: BY_SHOP,
      }),
  });
}
