import type { CollectionSlug, Payload, Where } from 'payload';
import { MESSAGES } from '#domain/messages';
import { ShopError } from '#server/errors/shop-error';
import { claimPhotos } from '#server/uploads/claim-photos';
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
 * at the same moment is not written over. False when `onlyIf` was given and did not hold. Throws a ShopError: 'forbidden',
 * 'not-found' without such a document, or 'invalid' for a photo that is just being removed.
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
  if (!(await claimPhotos(payload, data))) throw new ShopError('invalid', MESSAGES.photoGone);
  const written = await payload.db.updateOne({
    collection,
    options: { atomic: true },
    where: { and: [{ id: { equals: id } }, ...rules, ...(onlyIf ? [onlyIf] : [])] },
    data: { ...data },
  });
  if (!written && !onlyIf) throw new ShopError('not-found', MESSAGES.notFound);
  return Boolean(written);
}
