import type { CollectionSlug, Payload } from 'payload';
import { type Changes, changeIf } from '#server/database/change-if';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { allowed } from './allowed';

interface WriteFields<Slug extends CollectionSlug> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  id: string;
  /** Fields of the main table, checked by the caller: field validation is not run. */
  data: Changes<Slug>;
  /** Rules of the collection that this write is exempt from, by their names; the caller says why. */
  except?: readonly string[];
}

/**
 * Writes these fields of a document for the owner and nothing else of it, so that a payment or another person's change at the
 * same moment is not written over; the collection's rules are kept. Throws a ShopError, FORBIDDEN or NOT_FOUND without
 * such a document, or a ValidationError, say for pictures that are not there.
 */
export async function writeFields<Slug extends CollectionSlug>({
  user,
  ...change
}: WriteFields<Slug>): Promise<void> {
  const { payload, collection } = change;
  const condition = await allowed({ payload, user, collection, operation: 'update' });
  const written = await changeIf({ ...change, condition, byOwner: true });
  if (!written) throw new ShopError('NOT_FOUND');
}
