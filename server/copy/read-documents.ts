import type { CollectionSlug, Payload } from 'payload';
import { z } from 'zod';

const BATCH = 500;

const document = z.looseObject({ id: z.string() });
export type Document = z.infer<typeof document>;

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
