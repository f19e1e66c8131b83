import type { CollectionSlug, Payload, Where } from 'payload';
import { type PageQuery, sortFields } from './page-query';

/** Above this many matches, reading in sort order takes fewer steps than sorting them all. */
export const fewToSort = (rows: number, pageSize: PageQuery['pageSize']): number =>
  Math.ceil(Math.sqrt(rows * (pageSize ? pageSize.page * pageSize.limit : rows)));

const tested = (filter: Where, isSo: (operator: string, value: unknown) => boolean): boolean =>
  Object.values(filter).some((tests) => Object.entries(tests).some(([name, value]) => isSo(name, value)));

/** Whether an index finds what a filter matches, and that's little: where a field is set, or an amount like what's still due. */
export const isRare = (isIndexed: (field: string) => boolean, filter: Where): boolean =>
  tested(
    filter,
    (name, value) =>
      (name === 'exists' && value === true) || (name === 'greater_than_equal' && typeof value === 'number'),
  ) && Object.keys(filter).every(isIndexed);

/** The fields of each index, in order. */
function indexesOf({ collections }: Payload, collection: CollectionSlug): string[][] {
  const { sanitizedIndexes, flattenedFields } = collections[collection].config;
  const single = flattenedFields.filter(
    (field) => ('index' in field && field.index) || ('unique' in field && field.unique),
  );
  return [
    ...sanitizedIndexes.map(({ fields }) => fields.map(({ path }) => path)),
    ...single.map(({ name }) => [name]),
  ];
}

/** Whether an index starts with this field. */
export const isIndexed = (payload: Payload, collection: CollectionSlug, field: string): boolean =>
  indexesOf(payload, collection).some(([first]) => first === field);

export const isSearch = (filter: Where): boolean => tested(filter, (name) => name === 'contains');

/**
 * How to read a page: find all matches and sort them, or go through the sort order and skip what doesn't match. We choose, because SQLite
 * doesn't know how many match. Null if one index does both, or if no index has the sort order.
 */
export async function readingPath(
  { payload, collection, where, sort, pageSize }: PageQuery,
  isFew: () => Promise<boolean>,
): Promise<'matches' | 'order' | null> {
  const [first] = sortFields(sort);
  if (where.length === 0 || !first) return null;
  if (!pageSize) return 'matches';
  const filtered = new Set(where.flatMap((filter) => Object.keys(filter)));
  const indexes = indexesOf(payload, collection);
  const doesBoth = (fields: string[]) => {
    const before = fields.slice(0, Math.max(0, fields.indexOf(first.field)));
    return before.length > 0 && before.every((field) => filtered.has(field));
  };
  if (filtered.has(first.field)) return null;
  const leads = (field: string) => indexes.some(([one]) => one === field);
  if (where.some((filter) => isRare(leads, filter))) return 'matches';
  if (indexes.some(doesBoth) || !leads(first.field)) return null;
  return (await isFew()) ? 'matches' : 'order';
}
