import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { uuidOf } from '#server/platform/access/make-once';

/** Returns a demo entry's ID, the same at every start and on every server. */
export function demoId(name: string): string {
  return uuidOf(createHash('sha256').update(`glove shop demo: ${name}`).digest());
}

interface Entry {
  payload: Payload;
  collection: CollectionSlug;
  id: string;
}

/** Creates a demo entry, unless an earlier start or another server did. */
export async function storeOnce({ make, ...entry }: Entry & { make: () => Promise<unknown> }): Promise<void> {
  if (await isStored(entry)) return;
  try {
    await make();
  } catch (error) {
    if (!(await isStored(entry))) throw error;
  }
}

async function isStored({ payload, collection, id }: Entry): Promise<boolean> {
  return (await payload.db.findOne({ collection, where: { id: { equals: id } } })) !== null;
}
