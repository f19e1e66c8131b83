import type { CollectionSlug, Payload, Sort, Where } from 'payload';
import type { Doc } from './rule';

/** The first document that matches, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findOne<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
): Promise<Doc<Slug> | null> {
  return payload.db.findOne<Doc<Slug>>({ collection, where });
}

/** All documents that match, for the shop's own work as well. */
export async function findAll<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where?: Where,
  sort?: Sort,
): Promise<Doc<Slug>[]> {
  const { docs } = await payload.db.find<Doc<Slug>>({ collection, where, sort, pagination: false, limit: 0 });
  return docs;
}
