import type { CollectionSlug, Payload } from 'payload';
import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';
import { claimPhotos } from '#server/uploads/claim-photos';
import { hasPhotos, photosByField } from '#server/uploads/photo-fields';
import type { Admin, Config } from '../../payload-types';
import { allowed } from './allowed';

interface WriteFields<Slug extends CollectionSlug> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  id: string;
  /** Fields of the main table, checked by the caller: hooks and validation of the collection are not run. */
  data: Partial<Config['collections'][Slug]>;
}

/**
 * Writes these fields of a document in one statement and nothing else of it, so that a payment or another person's change
 * at the same moment is not written over. Throws a ShopError, 'forbidden' or 'not-found' without such a document, or a
 * ValidationError for pictures that are not there.
 */
export async function writeFields<Slug extends CollectionSlug>({
  payload,
  user,
  collection,
  id,
  data,
}: WriteFields<Slug>): Promise<void> {
  const rules = await allowed({ payload, user, collection, operation: 'update' });
  const where = { and: [{ id: { equals: id } }, ...rules] };
  if (hasPhotos(collection) && photosByField(collection, data).size > 0) {
    const before = await payload.db.findOne<{ id: string }>({ collection, where });
    if (!before) throw new ShopError('not-found', MESSAGES.notFound);
    await claimPhotos({ payload, collection, data, before });
  }
  const options = { atomic: true };
  const written = await payload.db.updateOne({ collection, options, where, data: { ...data } });
  if (!written) throw new ShopError('not-found', MESSAGES.notFound);
}
