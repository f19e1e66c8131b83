import type { CollectionSlug, Where } from 'payload';
import { readPage } from '#server/platform/database/find';
import type { Page, PageQuery } from '#server/platform/database/page-query';
import type { Doc } from '#server/platform/database/rule';
import type { Admin, Customer } from '../../../payload-types';
import { allowed } from './allowed';

/** Reads documents a caller may see, without Payload's hooks (find-page.int.test.ts checks that none matters). Throws FORBIDDEN. */
export async function findPage<Slug extends CollectionSlug, Field extends keyof Doc<Slug> & string>(
  query: PageQuery<Slug, Field> & { user: Admin | Customer },
): Promise<Page<Pick<Doc<Slug>, Field>>> {
  const rules = await allowed({ ...query, operation: 'read' });
  return readPage({ ...query, where: [...rules, ...query.where] });
}

/** Matches documents created in this span, both ends included (ISO 8601). */
export function madeBetween({ from, to }: { from?: string; to?: string }): Where[] {
  return [
    ...(from ? [{ createdAt: { greater_than_equal: from } }] : []),
    ...(to ? [{ createdAt: { less_than_equal: to } }] : []),
  ];
}
