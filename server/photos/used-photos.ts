import type { Payload } from 'payload';
import { PHOTO_COLLECTIONS, PHOTO_FIELDS } from './photo-fields';
import { photosIn } from './photos-in';

const AT_ONCE = 500;

/** The ids of all uploads whose photos are used anywhere. */
export async function usedPhotos(payload: Payload): Promise<Set<string>> {
  const used = new Set<string>();
  for (const collection of PHOTO_COLLECTIONS) {
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
