import { createHmac, randomUUID } from 'node:crypto';
import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { findOne } from '#server/platform/database/find';
import type { Admin } from '../../../payload-types';
import { allowed } from './allowed';

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
  const id = idOnce({ payload, what: collection, idempotencyKey });
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

interface IdOnce {
  payload: Payload;
  /** What is made, so that a key means one thing of each kind. */
  what: string;
  idempotencyKey: string | undefined;
}

/**
 * The id of what's made once for an Idempotency-Key, or a new one without a key. It looks random to anyone without the shop's secret
 * (rule 1.1).
 */
export function idOnce({ payload, what, idempotencyKey }: IdOnce): string {
  if (!idempotencyKey) return randomUUID();
  return uuidOf(createHmac('sha256', payload.secret).update(`made once: ${what} ${idempotencyKey}`).digest());
}

/** The first 16 bytes of a hash, in the form of a random UUID. */
export function uuidOf(hash: Uint8Array): string {
  const bytes = Buffer.from(hash.subarray(0, 16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** What the owner's calls make. Orders and messages, which others find by their keys, keep these themselves. */
type Made = 'services' | 'gallery' | 'discounts' | 'customers';

interface CreateOnce<Slug extends Made> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  /** The fields that the caller's contract knows. */
  data: RequiredDataFromCollectionSlug<Slug>;
  /** The same key gives the same document, never a second one. */
  idempotencyKey?: string;
  /** Throws a ShopError if another document is in the way, such as one with the same code. */
  refuse?: () => Promise<void>;
}

/**
 * Makes a document for the owner, once for an Idempotency-Key. Throws a FORBIDDEN ShopError, what `refuse` throws, or a
 * ValidationError.
 */
export async function createOnce<Slug extends Made>({
  payload,
  user,
  collection,
  data,
  idempotencyKey,
  refuse = async () => undefined,
}: CreateOnce<Slug>): Promise<CreatedAnswer> {
  await allowed({ payload, user, collection, operation: 'create' });
  async function make(id: string): Promise<void> {
    await refuse();
    try {
      // The rule has been asked above. Past it, because callers may not write ids, and this one is the shop's own.
      await payload.create({ collection, data: { ...data, id }, depth: 0, overrideAccess: true, user });
    } catch (error) {
      // The document in the way may have been made after the first check.
      await refuse();
      throw error;
    }
  }
  return makeOnce({ payload, collection, idempotencyKey, make });
}
