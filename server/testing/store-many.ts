import type { CollectionSlug, Payload } from 'payload';
import { modelOf } from '#server/platform/database/read-mongo';
import { tableOf } from '#server/platform/database/read-sqlite';

const AT_ONCE = 200;

/** Stores documents without hooks, rules, or defaults, many per statement. */
export async function storeMany(
  payload: Payload,
  collection: CollectionSlug,
  documents: Iterable<{ id: string; [field: string]: unknown }>,
): Promise<void> {
  // A database that's half filled is thrown away, so it doesn't wait for the disk.
  if (payload.db.name !== 'mongoose') await payload.db.drizzle.run('PRAGMA synchronous = OFF');
  let batch: { id: string }[] = [];
  const store = async () => {
    if (batch.length === 0) return;
    if (payload.db.name === 'mongoose')
      await modelOf(payload, collection).insertMany(batch.map(({ id, ...rest }) => ({ _id: id, ...rest })));
    else await payload.db.drizzle.insert(tableOf(payload, collection).table).values(batch);
    batch = [];
  };
  for (const document of documents) {
    batch.push(document);
    if (batch.length === AT_ONCE) await store();
  }
  await store();
}
