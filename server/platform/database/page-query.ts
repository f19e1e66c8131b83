import type { CollectionSlug, Payload, Where } from 'payload';

export interface PageQuery<Slug extends CollectionSlug = CollectionSlug, Field extends string = string> {
  payload: Payload;
  collection: Slug;
  where: Where[];
  /** A field, with "-" for descending; ties go by ID. */
  sort: string;
  fields: readonly Field[];
  /** Null for all. */
  pageSize: { page: number; limit: number } | null;
}

export type Counted = Pick<PageQuery, 'payload' | 'collection' | 'where'>;

export interface Page<Entry> {
  docs: Entry[];
  /** On all pages together. */
  total: number;
}

/** How many match, if the page read tells: one that isn't full is the last. */
export function wholeCount(pageSize: PageQuery['pageSize'], read: number): number | null {
  if (!pageSize) return read;
  const skipped = (pageSize.page - 1) * pageSize.limit;
  const isLast = read < pageSize.limit && (read > 0 || skipped === 0);
  return isLast ? skipped + read : null;
}
