import type { Payload, Where } from 'payload';
import { type GalleryAlbumView, galleryAlbumView } from '#domain/gallery/gallery-contract';
import { type MayShow, mayShowOf, YES_ANSWERS } from '#domain/gallery/may-show';
import { withoutReplacedSamples } from '#domain/gallery/sample-album';
import { givenName } from '#domain/messages/greeting';
import { imageList } from '#domain/photos/images';
import { asView } from '#server/platform/access/as-view';
import { findAll, readPage } from '#server/platform/database/find';
import type { Gallery, Order } from '../../payload-types';

type ShownOrder = Pick<Order, 'id' | 'customerName' | 'mayShow'>;

interface ListedAlbums {
  list: GalleryAlbumView[];
  /** Returns a function that checks whether customers still allow their photos in the list. Undefined if the list has none. */
  isAllowed?: () => Promise<boolean>;
}

/** The albums anyone may see, in the owner's order, and newest first if there's no order (rules 3.5 and 36.9). */
export async function listAlbums(payload: Payload): Promise<ListedAlbums> {
  const docs = await findAll(payload, 'gallery', {}, '-createdAt');
  const orders = await findAllowed(
    payload,
    docs.flatMap(({ order }) => order ?? []),
  );
  // Not sorted by the query, because MongoDB puts missing positions first.
  const albums = docs.sort((one, other) => (one.sortOrder ?? 0) - (other.sortOrder ?? 0));
  const list = albums.flatMap((album) => {
    const order = album.order ? orders.get(album.order) : null;
    return order === undefined ? [] : [presentAlbum(album, order)];
  });
  return {
    list: withoutReplacedSamples(list, orders.size),
    ...(orders.size > 0 && { isAllowed: () => areAllowed(payload, [...orders.values()]) }),
  };
}

async function findAllowed(payload: Payload, ids: readonly string[]): Promise<Map<string, ShownOrder>> {
  if (ids.length === 0) return new Map();
  const { docs } = await readPage({
    payload,
    collection: 'orders',
    where: [{ id: { in: [...ids] } }, { mayShow: { in: [...YES_ANSWERS] } }],
    sort: 'id',
    fields: ['id', 'customerName', 'mayShow'],
    pageSize: null,
  });
  return new Map(docs.map((order) => [order.id, order]));
}

// One count is enough. Every visit to a page with the list runs it (decision 047).
async function areAllowed(payload: Payload, orders: readonly ShownOrder[]): Promise<boolean> {
  const asShown = YES_ANSWERS.flatMap((answer): Where[] => {
    const ids = orders.flatMap(({ id, mayShow }) => (mayShow === answer ? [id] : []));
    return ids.length > 0 ? [{ and: [{ id: { in: ids } }, { mayShow: { equals: answer } }] }] : [];
  });
  const { totalDocs } = await payload.db.count({ collection: 'orders', where: { or: asShown } });
  return totalDocs === orders.length;
}

function presentAlbum(album: Gallery, order: ShownOrder | null): GalleryAlbumView {
  const { version, description, imageUrls, isSample } = album;
  const answer: MayShow | null = order && mayShowOf(order);
  const name = order && answer === 'with-first-name' ? givenName(order.customerName) : null;
  return asView(galleryAlbumView, {
    ...album,
    version: version ?? 0,
    description: description || null,
    imageUrls: imageList.parse(imageUrls) ?? [],
    isSample: isSample ?? false,
    ...(name && { firstName: name }),
  });
}
