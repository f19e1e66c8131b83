import { galleryAlbumList } from '#domain/gallery/gallery-contract';
import type { MayShow } from '#domain/gallery/may-show';
import { trackView } from '#domain/orders/track-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { storedPictures } from '#server/photos/claim-photos';
import { findAll } from '#server/platform/database/find';
import type { Order } from '../../payload-types';
import { clientWith, ownerClient } from './client';
import { makeOrder, makeService } from './factories';
import { jpeg } from './photos';
import { rawCall } from './raw-call';
import type { TestShop } from './test-shop';
import { uploadPhoto } from './uploads';

/** Starts a shop that asks "May we show your glove?", with helpers for its tests. */
export async function galleryShop(shop: TestShop) {
  const { payload } = shop;
  const owner = await ownerClient(shop);
  const anyone = clientWith(shop);
  const serviceId = (await makeService(payload, { name: 'Full relace' })).id;
  const ask = (askToShow: boolean) => owner('PATCH', '/api/admin/shop-settings', { askToShow });
  await ask(true);

  const photo = async () => uploadPhoto(shop, await jpeg());
  async function finished(data: Partial<Order> = {}): Promise<Order> {
    const [before, after] = [await photo(), await photo()];
    return makeOrder(payload, serviceId, {
      status: 'shipped',
      items: [{ serviceId, gloveDetails: 'Rawlings Heart of the Hide 11.75, the web is torn' }],
      beforeImages: [before],
      afterImages: [after],
      ...data,
    });
  }
  const trackPath = async (id: string) => {
    const order = await findOrder(payload, id);
    return `/api/track/${order ? trackToken(payload, order) : ''}`;
  };
  const view = async (id: string) => trackView.parse((await anyone('GET', await trackPath(id))).body);
  const answer = async (id: string, said: MayShow) =>
    anyone('POST', `${await trackPath(id)}/may-show`, { answer: said });
  const pairsOf = ({ beforeImages, afterImages }: Order) => {
    const [before = ''] = storedPictures.parse(beforeImages);
    const [after = ''] = storedPictures.parse(afterImages);
    return [{ before, after }];
  };
  const add = (order: Order, title = 'Full relace, Rawlings', by = owner) =>
    by('POST', `/api/orders/${order.id}/album`, { title, pairs: pairsOf(order) });
  const gallery = async () => galleryAlbumList.parse((await anyone('GET', '/api/work-gallery')).body);
  return {
    owner,
    anyone,
    ask,
    photo,
    finished,
    trackPath,
    view,
    answer,
    pairsOf,
    add,
    gallery,
    albumsOf: (order: Order) => findAll(payload, 'gallery', { order: { equals: order.id } }),
    status: async (path: string) => (await rawCall(shop.url, path)).status,
    /** Makes an order whose glove is in the gallery. */
    async shown(said: MayShow = 'with-first-name', data: Partial<Order> = {}) {
      const order = await finished(data);
      await answer(order.id, said);
      const { id } = createdAnswer.parse((await add(order)).body);
      const album = (await gallery()).find((each) => each.id === id);
      if (!album) throw new Error('the album is not in the gallery');
      return { order, album, photos: album.imageUrls };
    },
  };
}
