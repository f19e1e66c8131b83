import type { CollectionSlug, Payload } from 'payload';
import type { Doc } from '#server/platform/database/rule';

/** Changes a row without the shop's rules, as passing time or a crash would. */
export async function setRow<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  id: string,
  data: Partial<Doc<Slug>>,
): Promise<void> {
  await payload.db.updateOne({
    collection,
    options: { atomic: true },
    where: { id: { equals: id } },
    data: { ...data },
    returning: false,
  });
}
