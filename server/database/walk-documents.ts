import type { CollectionSlug, Payload } from 'payload';

const AT_ONCE = 500;

interface WalkDocuments {
  payload: Payload;
  collection: CollectionSlug;
  /** What is read of each document beside its id. */
  fields: readonly string[];
}

/**
 * Every document of a collection, a batch at a time and in the order of the ids, so that what is made or deleted meanwhile moves
 * nothing from one batch to another.
 */
export async function* walkDocuments({
  payload,
  collection,
  fields,
}: WalkDocuments): AsyncGenerator<{ id: string }[]> {
  const select = Object.fromEntries(fields.map((field) => [field, true as const]));
  let last = '';
  for (;;) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where: { id: { greater_than: last } },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      select,
    });
    yield docs;
    last = docs.at(-1)?.id ?? last;
    if (docs.length < AT_ONCE) return;
  }
}
