import type { CollectionSlug, Payload, Sort, TypeWithID, Where } from 'payload';
import type { Admin, Config } from '../../payload-types';
import { allowed } from './allowed';

type Doc<Slug extends CollectionSlug> = Config['collections'][Slug];

interface FindPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  where: Where[];
  sort: Sort;
  /** The fields to read; each costs time, and what is not read cannot leak. */
  fields: readonly Field[];
  /** Null for all of them. */
  pageSize: { page: number; limit: number } | null;
}

export interface Page<Entry> {
  docs: Entry[];
  /** How many match, on all pages together. */
  total: number;
}

/**
 * The documents a caller may see, straight from the database: Payload's own reading costs several times as much, and the
 * answer is built from an allow-list anyway. Throws a 'forbidden' ShopError.
 */
export async function findPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>({
  payload,
  user,
  collection,
  where,
  sort,
  fields,
  pageSize,
}: FindPage<Slug, Field>): Promise<Page<Pick<Doc<Slug>, Field>>> {
  const rules = await allowed({ payload, user, collection, operation: 'read' });
  const found = await payload.db.find<Pick<Doc<Slug>, Field> & TypeWithID>({
    collection,
    where: { and: [...rules, ...where] },
    sort,
    select: Object.fromEntries(fields.map((field) => [field, true])),
    ...(pageSize ? { ...pageSize, pagination: true } : { limit: 0, pagination: false }),
  });
  return { docs: found.docs, total: pageSize ? found.totalDocs : found.docs.length };
}
