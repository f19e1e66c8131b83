import type { IndexDefinition } from 'mongoose';
import type { CollectionSlug, Payload, Where } from 'payload';
import { hasCode } from '../errors/system-error';
import { cachedFigure } from './cached-figures';
import { indexFor, indexOfSearch } from './mongo-indexes';
import { type Counted, type Page, type PageQuery, sortFields, totalFromPage } from './page-query';
import { isSearch } from './reading-path';

/** Reads a page without letting Payload or Mongoose process each value, which takes longer than reading it. */
export async function readMongo(query: PageQuery): Promise<Page<unknown>> {
  const { payload, collection, sort, fields, pageSize } = query;
  const model = modelOf(payload, collection);
  const sorts = sortFields(sort);
  const matches = await fewMatches(model, query);
  const where = matches ?? query.where;
  const find = (hint: Hint) =>
    model.collection
      .find(filterOf(model, where), {
        ...hint,
        projection: onlyThese(fields),
        sort: new Map(sorts.map(({ field, isDescending }) => [mongoField(field), isDescending ? -1 : 1])),
        ...(pageSize && { limit: pageSize.limit, skip: (pageSize.page - 1) * pageSize.limit }),
      })
      .toArray();
  const sorted = sorts.map(({ field }) => field);
  const found = matches ? await find({ hint: BY_ID }) : await withIndex(model, find, where, sorted);
  const docs = found.map((doc) => asJson(doc, fields));
  const known = totalFromPage(pageSize, docs.length);
  if (known !== null) return { docs, total: known };
  const load = () => countMongo({ payload, collection, where });
  return { docs, total: await cachedFigure(payload, collection, query.where, load) };
}

export const BY_ID = { _id: 1 } as const;

/** With more matches, going through the sort order takes fewer steps than finding and sorting them. */
const FEW = 1000;

/**
 * Replaces a search that finds little by the IDs of its matches. Otherwise MongoDB would read every document that comes before them in the
 * sort order. Null if one index has the search, all filters, and the order.
 */
async function fewMatches(model: Model, { where, sort }: PageQuery): Promise<Where[] | null> {
  const searches = where.filter(isSearch);
  const index = indexOfSearch(model.schema, searches);
  if (!index) return null;
  const [first] = sortFields(sort);
  const filtered = where.flatMap((filter) => Object.keys(filter));
  const isCovered = filtered.every((field) => mongoField(field) in index);
  if (isCovered && Object.keys(index)[0] === mongoField(first?.field ?? '')) return null;
  const options = { hint: index, projection: BY_ID, limit: FEW + 1 };
  const found = await unlessMissing(() =>
    model.collection.find(filterOf(model, searches), options).toArray(),
  );
  if (!found || found.length > FEW) return null;
  return [
    ...where.filter((filter) => !isSearch(filter)),
    { id: { in: found.map(({ _id }) => String(_id)) } },
  ];
}

export const onlyThese = (fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [mongoField(field), 1]));

export async function countMongo({ payload, collection, where }: Counted): Promise<number> {
  const model = modelOf(payload, collection);
  if (where.length === 0) return model.estimatedDocumentCount();
  const count = (hint: Hint) => model.countDocuments(whereMongo(where), hint);
  const hint = where.every(isSearch) && indexOfSearch(model.schema, where);
  const counted = hint ? await unlessMissing(() => count({ hint })) : null;
  return counted ?? withIndex(model, count, where);
}

// MongoDB's BadValue.
const NO_SUCH_INDEX = 2;

/** Null if the index doesn't exist, because an upgrade is still building it. */
async function unlessMissing<Found>(read: () => Promise<Found>): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (!hasCode(error, NO_SUCH_INDEX)) throw error;
    return null;
  }
}

/** Filters for a call that skips Mongoose, which converts dates otherwise. */
export const filterOf = (model: Model, where: readonly Where[]) =>
  where.length > 0 ? model.find().cast(model, whereMongo(where)) : {};

type Model = ReturnType<typeof modelOf>;

// MongoDB's QueryFeatureNotAllowed. Builds without its second engine fail this way if no index finds a match at first.
const CANNOT_CHOOSE = 224;

interface Hint {
  hint?: IndexDefinition;
}

/** Reads by the index that MongoDB chooses. If it can't choose, reads by the one that covers the most filters and sort fields. */
export async function withIndex<Found>(
  { schema }: Model,
  read: (hint: Hint) => Promise<Found>,
  where: readonly Where[],
  sorted: readonly string[] = [],
): Promise<Found> {
  try {
    return await read({});
  } catch (error) {
    if (!hasCode(error, CANNOT_CHOOSE)) throw error;
    const used = new Set([...where.flatMap((filter) => Object.keys(filter)), ...sorted].map(mongoField));
    return read({ hint: indexFor(schema, used) });
  }
}

/** Payload's model of a collection. MongoDB only. */
export function modelOf({ db }: Payload, collection: CollectionSlug) {
  const model = db.collections[collection];
  if (!model) throw new Error(`${collection} is no collection of the database`);
  return model;
}

// A loop, because building the pairs first would take as long as decoding them.
export function asJson(stored: Record<string, unknown>, fields: readonly string[]): object {
  const doc: Record<string, unknown> = {};
  for (const field of fields) {
    const value = stored[mongoField(field)];
    doc[field] = value instanceof Date ? value.toISOString() : value;
  }
  return doc;
}

const OPERATORS = new Map<string, (value: unknown) => object>([
  ['equals', (value) => ({ $eq: value })],
  // Case-sensitive, because both sides are lower case.
  ['contains', (value) => ({ $regex: String(value).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') })],
  ['greater_than', (value) => ({ $gt: value })],
  ['greater_than_equal', (value) => ({ $gte: value })],
  ['less_than_equal', (value) => ({ $lte: value })],
  // Null counts as missing, as it does in SQLite.
  ['exists', (value) => (value === true ? { $ne: null } : { $eq: null })],
]);

/** Translates filters for MongoDB. Throws an Error for an unknown operator, so no filter is ever ignored. */
export function whereMongo(filters: readonly Where[]): object {
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => ({ [mongoField(field)]: condition(operator, value) })),
    ),
  );
  return conditions.length > 0 ? { $and: conditions } : {};
}

export const mongoField = (field: string) => (field === 'id' ? '_id' : field);

function condition(operator: string, value: unknown): object {
  if (operator === 'in' && Array.isArray(value)) return { $in: value.map(plain) };
  const test = OPERATORS.get(operator);
  if (!test) throw new Error(`no MongoDB filter for ${operator}`);
  return test(plain(value));
}

function plain(value: unknown): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value)) return value;
  throw new Error(`no MongoDB filter by ${typeof value}`);
}
