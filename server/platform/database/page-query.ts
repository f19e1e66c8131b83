import type { CollectionSlug, Payload, Where } from 'payload';

/** Which documents of a collection a list reads, and what of them. */
export interface PageQuery {
  payload: Payload;
  collection: CollectionSlug;
  /** Filters that must all hold. */
  where: Where[];
  /** A field, with '-' in front for the highest first. Equals stand in the order of their ids, the same way round. */
  sort: string;
  fields: readonly string[];
  /** Null for all of them. */
  pageSize: { page: number; limit: number } | null;
}

/** Which documents are counted. */
export type Counted = Pick<PageQuery, 'payload' | 'collection' | 'where'>;

/** What a database answers: the fields asked for, as JSON would hold them. */
export interface PageRead {
  docs: unknown[];
  /** How many match, on all pages together. */
  total: number;
}

/** How many match, where the page that was read tells it: one that is not full is the last. Null where it does not. */
export function wholeCount(pageSize: PageQuery['pageSize'], read: number): number | null {
  if (!pageSize) return read;
  const skipped = (pageSize.page - 1) * pageSize.limit;
  const isLast = read < pageSize.limit && (read > 0 || skipped === 0);
  return isLast ? skipped + read : null;
}
