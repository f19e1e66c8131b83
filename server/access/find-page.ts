import type { CollectionSlug, Payload, Sort, Where } from 'payload';
import type { Admin, Config } from '../../payload-types';
import { allowed } from './allowed';

interface FindPage<Slug extends CollectionSlug> {
  payload: Payload;
  user: Admin;
  collection: Slug;
  where: Where[];
  sort: Sort;
  /** Null for all of them. */
  pageSize: { page: number; limit: number } | null;
}

export interface Page<Doc> {
  docs: Doc[];
  /** How many match, on all pages together. */
  total: number;
}

/**
 * The documents a caller may see, straight from the database: Payload's own reading costs several times as much, and the
 * answer is built from an allow-list anyway. Throws a 'forbidden' ShopError.
 */
export async function findPage<Slug extends CollectionSlug>({
  payload,
  user,
  collection,
  where,
  sort,
  pageSize,
}: FindPage<Slug>): Promise<Page<Config['collections'][Slug]>> {
  const rules = await allowed({ payload, user, collection, operation: 'read' });
  const found = await payload.db.find<Config['collections'][Slug]>({
    collection,
    where: { and: [...rules, ...where] },
    sort,
    ...(pageSize ? { ...pageSize, pagination: true } : { limit: 0, pagination: false }),
  });
  return { docs: found.docs, total: pageSize ? found.totalDocs : found.docs.length };
}
