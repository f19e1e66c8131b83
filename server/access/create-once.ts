import { randomUUID } from 'node:crypto';
import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { allowed } from './allowed';
import { idOnce } from './id-once';

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
  /** Throws a ShopError when another document stands in the way, such as one with the same code. */
  refuse?: () => Promise<void>;
}

/**
 * Makes a document for the owner, once for an Idempotency-Key: its id comes from the key, so that the database itself refuses
 * a second one, on whichever server. Throws a FORBIDDEN ShopError, what `refuse` throws, or a ValidationError.
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
  const id = idempotencyKey ? idOnce({ payload, what: collection, idempotencyKey }) : randomUUID();
  const isMade = async () =>
    idempotencyKey !== undefined &&
    (await payload.db.findOne({ collection, where: { id: { equals: id } } })) !== null;
  if (await isMade()) return { id };
  try {
    await refuse();
    // The rule has been asked above. Past it, because callers may not write ids, and this one is the shop's own.
    await payload.create({ collection, data: { ...data, id }, depth: 0, overrideAccess: true, user });
  } catch (error) {
    if (await isMade()) return { id };
    // The document in the way may have been made after the first check.
    if (!(error instanceof ShopError)) await refuse();
    throw error;
  }
  return { id };
}
