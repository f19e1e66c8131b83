import { randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { findOne } from '#server/database/find';
import { idOnce } from './id-once';

interface MakeOnce {
  payload: Payload;
  collection: CollectionSlug;
  /** The same key gives the same document, never a second one (rule 6.7). */
  idempotencyKey: string | undefined;
  /** Stores the document under this id. */
  make: (id: string) => Promise<unknown>;
}

/**
 * Makes a document once for an Idempotency-Key: its id comes from the key, so that the database itself refuses a second one, on
 * whichever server. Throws what `make` throws, unless the document is there by then.
 */
export async function makeOnce({
  payload,
  collection,
  idempotencyKey,
  make,
}: MakeOnce): Promise<CreatedAnswer> {
  const id = idempotencyKey ? idOnce({ payload, what: collection, idempotencyKey }) : randomUUID();
  const isMade = async () =>
    idempotencyKey !== undefined && (await findOne(payload, collection, { id: { equals: id } })) !== null;
  if (await isMade()) return { id };
  try {
    await make(id);
  } catch (error) {
    if (await isMade()) return { id };
    throw error;
  }
  return { id };
}
