import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';

/** Each database's own housekeeping: not copied. */
const OWN_TO_A_DATABASE = ['payload-migrations', 'payload-kv', 'payload-locked-documents'];

/** Documents that others refer to are copied first, for SQLite's foreign keys. */
const FIRST: readonly CollectionSlug[] = ['media', 'customers', 'orders'];

/** Every collection whose documents belong to the shop, in the order in which they can be copied. */
export function copiedCollections({ collections }: Payload): CollectionSlug[] {
  const slug = z.custom<CollectionSlug>((name) => typeof name === 'string' && name in collections);
  const rest = z
    .array(slug)
    .parse(Object.keys(collections))
    .filter((name) => !OWN_TO_A_DATABASE.includes(name) && !FIRST.includes(name));
  return [...FIRST, ...rest];
}

const BATCH = 500;

const document = z.looseObject({ id: z.string() });
type Document = z.infer<typeof document>;

/** Every document of a collection as the database holds it, hidden fields too, in the order of their ids. */
export async function* readDocuments(payload: Payload, collection: CollectionSlug): AsyncGenerator<Document> {
  for (let after = ''; ; ) {
    const { docs } = await payload.db.find({
      collection,
      where: after ? { id: { greater_than: after } } : {},
      sort: 'id',
      limit: BATCH,
      pagination: false,
    });
    const batch = z.array(document).parse(docs);
    yield* batch;
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return;
    after = last.id;
  }
}

/** A document as it can be in either database: without its id where each database makes its own (Payload's collections). */
export function withLastingId(
  { collections }: Payload,
  collection: CollectionSlug,
  { id, ...content }: Document,
): Record<string, unknown> {
  const keepsIds = collections[collection].config.flattenedFields.some(({ name }) => name === 'id');
  return keepsIds ? { id, ...content } : content;
}
