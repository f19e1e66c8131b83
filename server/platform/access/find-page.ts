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
  fields: readonly Field[];
}

export interface Page<Entry> {
  docs: Entry[];
  /** On all pages together. */
  total: number;
}

/** Documents a caller may see, read past Payload's hooks (find-page.int.test.ts proves none is skipped). Throws FORBIDDEN. */
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

/** A filter for documents made in this span, both ends included (ISO 8601). */
export function madeBetween({ from, to }: { from?: string; to?: string }): Where[] {
  return [
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than_equal: to } }] : []),
  ];
}
