import { NotFound, type Payload } from 'payload';
import { actorOf } from '#domain/people/people';
import type { ByPerson } from '#server/platform/access/allowed';
import { type Changes, changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { type VersionedCollection, versionIs } from '#server/platform/database/version';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin } from '../../../payload-types';
import { allowed } from './allowed';

interface WriteFields<Slug extends VersionedCollection> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  id: string;
  /** Fields of the main table, checked by the caller: field validation is not run. */
  data: Changes<Slug>;
  /** The version that the writer saw; undefined where any will do. */
  ifMatch: number | undefined;
  /** Rules of the collection that this write is exempt from, by their names; the caller says why. */
  except?: readonly string[];
}

/**
 * Writes these fields of a document for the owner and nothing else of it, so that a payment or another person's change at the
 * same moment is not written over; the collection's rules are kept. Answers the version that the document has then. Throws a
 * ShopError: FORBIDDEN, CONFLICT when it is not of the version that the writer saw, which one statement finds out and writes, or
 * NOT_FOUND without such a document; or a ValidationError, say for pictures that are not there.
 */
export async function writeFields<Slug extends VersionedCollection>({
  user,
  ifMatch,
  ...change
}: WriteFields<Slug>): Promise<number> {
  const { payload, collection, id } = change;
  const mayWrite = await allowed({ payload, user, collection, operation: 'update' });
  const isSeen = ifMatch === undefined ? [] : [versionIs(ifMatch)];
  const written = await changeIf({
    ...change,
    condition: [...mayWrite, ...isSeen],
    by: actorOf(user),
  });
  if (written) return written.version ?? 0;
  const where = { and: [{ id: { equals: id } }, ...mayWrite] };
  const isThere = ifMatch !== undefined && (await findOne(payload, collection, where));
  throw new ShopError(isThere ? 'CONFLICT' : 'NOT_FOUND');
}

interface DeleteEntry extends ByPerson {
  collection: 'gallery' | 'order-views';
  id: string;
}

/** Deletes an entry; of many at once one does it. Throws a NOT_FOUND ShopError. */
export async function deleteEntry({ payload, user, collection, id }: DeleteEntry): Promise<void> {
  await asNotFound(payload.delete({ collection, id, depth: 0, overrideAccess: false, user }));
}

/** What a deletion by id answers; a NOT_FOUND ShopError where somebody else was faster. */
export async function asNotFound<Doc>(deleting: Promise<Doc>): Promise<Doc> {
  try {
    return await deleting;
  } catch (error) {
    if (error instanceof NotFound) throw new ShopError('NOT_FOUND');
    throw error;
  }
}
