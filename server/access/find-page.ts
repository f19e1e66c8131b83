import type { CollectionSlug, Payload, TypeWithID, Where } from 'payload';
import { z } from 'zod';
import { readPage } from '#server/sqlite/read-page';
import type { Admin, Config, Customer } from '../../payload-types';
import { allowed } from './allowed';

type Doc<Slug extends CollectionSlug> = Config['collections'][Slug];

interface FindPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string> {
  payload: Payload;
  user: Admin | Customer;
  collection: Slug;
  where: Where[];
  /** A field, with '-' in front for the highest first. */
  sort: string;
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
 * answer is built from an allow-list anyway. No hook or access rule of a field is run, because none of the fields that are
 * read has one, and their collections have no hook for reading (find-page.int.test.ts). Throws a 'forbidden' ShopError.
 */
export async function findPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>({
  user,
  ...page
}: FindPage<Slug, Field>): Promise<Page<Pick<Doc<Slug>, Field>>> {
  const { payload, collection } = page;
  const rules = await allowed({ payload, user, collection, operation: 'read' });
  const asked = { ...page, where: [...rules, ...page.where] };
  if (payload.db.name === 'mongoose') return readByPayload(asked);
  const docs = z.array(z.custom<Pick<Doc<Slug>, Field>>());
  const found = await readPage(asked);
  return { docs: docs.parse(found.docs), total: found.total };
}

async function readByPayload<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>({
  payload,
  collection,
  where,
  sort,
  fields,
  pageSize,
}: Omit<FindPage<Slug, Field>, 'user'>): Promise<Page<Pick<Doc<Slug>, Field>>> {
  const found = await payload.db.find<Pick<Doc<Slug>, Field> & TypeWithID>({
    collection,
    where: { and: where },
    // Entries of the same moment keep one order, so that no page repeats or leaves out one; the same way as the rest, so
    // that one index gives it.
    sort: [sort, sort.startsWith('-') ? '-id' : 'id'],
    select: Object.fromEntries(fields.map((field) => [field, true])),
    ...(pageSize ? { ...pageSize, pagination: true } : { limit: 0, pagination: false }),
  });
  return { docs: found.docs, total: pageSize ? found.totalDocs : found.docs.length };
}
