import { type AlbumPatch, type GalleryAlbumView, galleryAlbumList } from '#domain/gallery/gallery-contract';
import type { OrderAlbum } from '#domain/gallery/order-album-contract';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { api } from './client';
import { firstStepQueries } from './first-steps';
import { galleryQueries } from './gallery';
import { useOwnersChange } from './owners-calls';
import { ownersList } from './owners-lists';

const PATH = '/api/admin/work-gallery';
const { queryKey: key } = galleryQueries.list();
const stale = [key, firstStepQueries.left().queryKey];

/** Changes only the given fields of an album, or the order of all albums. */
export const { useChange: useChangeAlbum, useReorder: useReorderAlbums } = ownersList<
  GalleryAlbumView,
  AlbumPatch
>({ key, schema: galleryAlbumList, path: PATH, places: 'albumOrders', alsoStale: stale.slice(1) });

interface NewAlbum {
  title: string;
  description: string;
  imageUrls: readonly string[];
}

/** Adds an album of past work, first in the gallery. */
export const useAddAlbum = () =>
  useOwnersChange({ stale: [key], on: 'success' }, (album: NewAlbum, { once }) =>
    api.post(PATH, album, createdAnswer, once(album)),
  );

/** Makes an album from an order's photos, first in the gallery. A repeat returns the same album. */
export const useAddOrderAlbum = (orderId: string) =>
  useOwnersChange({ stale: [...stale, ORDERS_KEY] }, (album: OrderAlbum) =>
    api.post(`${orderPath(orderId)}/album`, album, createdAnswer),
  );

export const useDeleteAlbum = () =>
  useOwnersChange(
    { stale: [...stale, ORDERS_KEY], awaitsRefresh: false },
    async (id: string, { queryClient }) => {
      await api.delete(`${PATH}/${id}`, changedAnswer);
      queryClient.setQueryData(key, (albums) => albums?.filter((album) => album.id !== id));
    },
  );
