import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { uuidOf } from '#server/platform/access/make-once';

/** The id of a demo entry, the same at every start and on every server. */
export function demoId(name: string): string {
  return uuidOf(createHash('sha256').update(`glove shop demo: ${name}`).digest());
}

interface Entry {
  payload: Payload;
  collection: CollectionSlug;
  id: string;
}

/**
 * Makes an entry of the demo content unless it is there: an earlier, interrupted start may have written it, or another
 * server that fills the same database at this moment.
 */
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
