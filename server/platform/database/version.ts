import { APIError, type BaseDatabaseAdapter, type Payload, type Where } from 'payload';
import { MESSAGES } from '#domain/words/shop-texts';

/** Collections that count their writes (collections/fields/common-fields.ts). */
export type VersionedCollection =
  | 'orders'
  | 'customers'
  | 'services'
  | 'discounts'
  | 'lace-colors'
  | 'gallery';

const SAVED_IN_PART: readonly VersionedCollection[] = ['customers'];

type UpdateOne = BaseDatabaseAdapter['updateOne'];

/** Matches a document of this version. Older documents have none, which counts as 0. */
export function versionIs(version: number): Where {
  const matching: Where = { version: { equals: version } };
  return version === 0 ? { or: [matching, { version: { exists: false } }] } : matching;
}

/** Raises a document's version with every write. Saving an outdated document throws an APIError (409). */
export function raisingVersions(payload: Payload, updateOne: UpdateOne): UpdateOne {
  return async (args) => {
    const fields = payload.collections[args.collection]?.config.flattenedFields ?? [];
    if (!fields.some(({ name }) => name === 'version')) return updateOne(args);
    const { id, where: _where, ...save } = args;
    const data = { ...args.data, version: { $inc: 1 } };
    const read = args.data.version;
    const isCompleteSave = id !== undefined && !SAVED_IN_PART.some((slug) => slug === args.collection);
    if (!isCompleteSave || typeof read !== 'number') return updateOne({ ...args, data });
    const where = { and: [{ id: { equals: id } }, versionIs(read)] };
    const written = await updateOne({ ...save, where, data });
    if (written !== null || args.returning === false) return written;
    const { totalDocs } = await payload.db.count({
      collection: args.collection,
      where: { id: { equals: id } },
    });
    if (totalDocs > 0) throw new APIError(MESSAGES.conflict, 409, null, true);
    return written;
  };
}
