import { NotFound, type Where } from 'payload';
import { actorOf } from '#domain/people/people';
import { type Changes, changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { type VersionedCollection, versionIs } from '#server/platform/database/version';
import { ShopError } from '#server/platform/errors/shop-error';
import { allowed, type OnOne, type OwnersChange } from './allowed';

interface WriteFields<Slug extends VersionedCollection> extends OwnersChange {
  collection: Slug;
  data: Changes<Slug>;
  condition?: readonly Where[];
  except?: readonly string[];
}

/** Writes only these fields for the owner. Returns the new version. Throws FORBIDDEN, CONFLICT, NOT_FOUND, or a ValidationError. */
export async function writeFields<Slug extends VersionedCollection>(
  change: WriteFields<Slug>,
): Promise<number> {
  const { payload, user, collection, id, ifMatch, data, condition: more = [], except } = change;
  const mayWrite = await allowed({ payload, user, collection, operation: 'update' });
  const isSeen = ifMatch === undefined ? [] : [versionIs(ifMatch)];
  const condition = [...mayWrite, ...isSeen, ...more];
  const written = await changeIf(payload, collection, id, { data, condition, by: actorOf(user), except });
  if (written) return written.version ?? 0;
  const where = { and: [{ id: { equals: id } }, ...mayWrite] };
  const isThere = ifMatch !== undefined && (await findOne(payload, collection, where));
  throw new ShopError(isThere ? 'CONFLICT' : 'NOT_FOUND');
}

/** Throws a NOT_FOUND ShopError. */
export async function deleteEntry(collection: 'gallery' | 'order-views', { payload, user, id }: OnOne) {
  await asNotFound(payload.delete({ collection, id, depth: 0, overrideAccess: false, user }));
}

/** Turns Payload's NotFound into a NOT_FOUND ShopError, in case someone else deleted the document first. */
export async function asNotFound<Doc>(deleting: Promise<Doc>): Promise<Doc> {
  try {
    return await deleting;
  } catch (error) {
    if (error instanceof NotFound) throw new ShopError('NOT_FOUND');
    throw error;
  }
}
