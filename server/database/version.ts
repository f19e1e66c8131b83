import type { BaseDatabaseAdapter, Payload, Where } from 'payload';

/** The collections whose documents count their writes (collections/fields/common-fields.ts). */
export type VersionedCollection =
  | 'orders'
  | 'customers'
  | 'services'
  | 'discounts'
  | 'lace-colors'
  | 'gallery';

type UpdateOne = BaseDatabaseAdapter['updateOne'];

/** Holds while a document is of this version. One that was stored before there were versions holds none, which is 0. */
export function versionIs(version: number): Where {
  const said: Where = { version: { equals: version } };
  return version === 0 ? { or: [said, { version: { exists: false } }] } : said;
}

/**
 * Makes every write of a document raise its version in the same statement, whoever writes it: the one place that all of them
 * come by, Payload's saves and the shop's own.
 */
export function raisingVersions(payload: Payload, updateOne: UpdateOne): UpdateOne {
  return async (args) => {
    const fields = payload.collections[args.collection]?.config.flattenedFields ?? [];
    if (!fields.some(({ name }) => name === 'version')) return updateOne(args);
    return updateOne({ ...args, data: { ...args.data, version: { $inc: 1 } } });
  };
}
