import type { CollectionSlug, Payload } from 'payload';

/** Whether an earlier, interrupted start has written this entry already. */
export async function isStored(payload: Payload, collection: CollectionSlug, id: string): Promise<boolean> {
  return (await payload.db.findOne({ collection, where: { id: { equals: id } } })) !== null;
}
