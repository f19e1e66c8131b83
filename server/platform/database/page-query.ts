import type { CollectionSlug, Payload, Where } from 'payload';

export interface PageQuery<Slug extends CollectionSlug = CollectionSlug, Field extends string = string> {
  payload: Payload;
  collection: Slug;
  where: Where[];
  sort: string | readonly string[];
  fields: readonly Field[];
  pageSize: { page: number; limit: number } | null;
}

export function sortFields(sort: PageQuery['sort']): { field: string; isDescending: boolean }[] {
  const sorts = [sort].flat();
  const fields = sorts.map((each) => ({ field: each.replace('-', ''), isDescending: each.startsWith('-') }));
  return [...fields, { field: 'id', isDescending: fields.at(-1)?.isDescending ?? false }];
}

export type Counted = Pick<PageQuery, 'payload' | 'collection' | 'where'>;

export interface Page<Entry> {
  docs: Entry[];
  total: number;
}

/** Returns the total if the page shows it. A page that isn't full is the last one. */
export function totalFromPage(pageSize: PageQuery['pageSize'], read: number): number | null {
  if (!pageSize) return read;
  const skipped = (pageSize.page - 1) * pageSize.limit;
  const isLast = read < pageSize.limit && (read > 0 || skipped === 0);
  return isLast ? skipped + read : null;
}

/** Throws an Error for a search outside `searchText`, the only field in lower case. */
export function refuseOtherSearch(where: readonly Where[]): void {
  const searched = where
    .flatMap((filter) => Object.entries(filter))
    .filter(([, tests]) => 'contains' in tests);
  const other = searched.find(([field]) => field !== 'searchText');
  if (other)
    throw new Error(`${other[0]} isn't in lower case: search in searchText (domain/lists/search-text.ts)`);
}
