import type { CollectionSlug, Payload, Where } from 'payload';
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
  /** Only written while this holds. */
  onlyIf?: Where;
}

/**
 * Writes these fields of a document in one statement and nothing else of it, so that a payment or another person's change
 * at the same moment is not written over. False when `onlyIf` was given and did not hold. Throws a ShopError, FORBIDDEN or
 * NOT_FOUND without such a document, or a ValidationError for pictures that are not there.
 */
export async function writeFields<Slug extends CollectionSlug>({
  payload,
  user,
  collection,
  id,
  data,
  onlyIf,
}: WriteFields<Slug>): Promise<boolean> {
  const rules = await allowed({ payload, user, collection, operation: 'update' });
  const own = { and: [{ id: { equals: id } }, ...rules] };
  if (hasPhotos(collection) && photosByField(collection, data).size > 0) {
    const before = await payload.db.findOne<{ id: string }>({ collection, where: own });
    if (!before) throw new ShopError('NOT_FOUND');
    await claimPhotos({ payload, collection, data, before });
  }
  const options = { atomic: true };
  const where = onlyIf ? { and: [own, onlyIf] } : own;
  const written = await payload.db.updateOne({ collection, options, where, data: { ...data } });
  if (!written && !onlyIf) throw new ShopError('NOT_FOUND');
  return Boolean(written);
}
