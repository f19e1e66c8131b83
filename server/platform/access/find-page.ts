import type { CollectionSlug, Where } from 'payload';
import { z } from 'zod';
import { readPage } from '#server/platform/database/find';
import type { PageQuery } from '#server/platform/database/page-query';
import type { Admin, Config, Customer } from '../../../payload-types';
import { allowed } from './allowed';

type Doc<Slug extends CollectionSlug> = Config['collections'][Slug];

interface FindPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string> extends PageQuery {
  user: Admin | Customer;
  collection: Slug;
  /** The fields to read; each costs time, and what is not read cannot leak. */
  fields: readonly Field[];
}

export interface Page<Entry> {
  docs: Entry[];
  /** How many match, on all pages together. */
  total: number;
}

/**
 * The documents a caller may see, straight from the database: Payload's own reading costs several times as much, and the
 * answer is built from an allow-list anyway. No hook or access rule of a field is run, because none of the fields that are
 * read has one, and their collections have no hook for reading (find-page.int.test.ts). Throws a FORBIDDEN ShopError.
 */
export async function findPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>({
  user,
  ...query
}: FindPage<Slug, Field>): Promise<Page<Pick<Doc<Slug>, Field>>> {
  const { payload, collection } = query;
  const rules = await allowed({ payload, user, collection, operation: 'read' });
  const { docs, total } = await readPage({ ...query, where: [...rules, ...query.where] });
  const entries = z.array(z.custom<Pick<Doc<Slug>, Field>>());
  return { docs: entries.parse(docs), total };
}

/** The filter for documents made in a span of time, both ends included (ISO 8601); none without ends. */
export function madeBetween({ from, to }: { from?: string; to?: string }): Where[] {
  return [
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than_equal: to } }] : []),
  ];
}
