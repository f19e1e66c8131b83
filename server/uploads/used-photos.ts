import type { CollectionSlug, Payload } from 'payload';
import { photosIn } from './photos-in';

/** Every field that holds addresses of photos. */
const PHOTO_FIELDS = {
  orders: ['items', 'beforeImages', 'afterImages'],
  gallery: ['imageUrls'],
  'lace-colors': ['imageUrl'],
} as const satisfies Partial<Record<CollectionSlug, string[]>>;

const AT_ONCE = 500;

/** The ids of all uploads whose photos are used anywhere. */
export async function usedPhotos(payload: Payload): Promise<Set<string>> {
  const used = new Set<string>();
  for (const collection of ['orders', 'gallery', 'lace-colors'] as const) {
    const select = Object.fromEntries(PHOTO_FIELDS[collection].map((field) => [field, true as const]));
    let last = '';
    for (;;) {
      // By id, so that what is made or deleted meanwhile moves nothing from one page to another.
      const { docs } = await payload.db.find<{ id: string }>({
        collection,
        where: { id: { greater_than: last } },
        sort: 'id',
        limit: AT_ONCE,
        pagination: false,
        select,
      });
      for (const id of photosIn(docs)) used.add(id);
      last = docs.at(-1)?.id ?? last;
      if (docs.length < AT_ONCE) break;
    }
  }
  return used;
}
