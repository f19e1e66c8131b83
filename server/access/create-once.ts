import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import type { Admin } from '../../payload-types';
import { allowed } from './allowed';
import { makeOnce } from './make-once';

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
