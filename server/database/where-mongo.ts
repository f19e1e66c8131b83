import type { Where } from 'payload';

const OPERATORS = new Map<string, (value: unknown) => object>([
  ['equals', (value) => ({ $eq: value })],
  // As it is written: search texts and terms are both in lower case.
  ['contains', (value) => ({ $regex: String(value).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') })],
  ['greater_than_equal', (value) => ({ $gte: value })],
  ['less_than_equal', (value) => ({ $lte: value })],
]);

/**
 * Filters that must all hold, as MongoDB takes them. Knows what the shop's lists and access rules use; throws an Error at
 * anything else, so that no filter is ever left out.
 */
export function whereMongo(filters: readonly Where[]): object {
  const conditions = filters.flatMap((filter) =>
    Object.entries(filter).flatMap(([field, tests]) =>
      Object.entries(tests).map(([operator, value]) => ({ [mongoField(field)]: condition(operator, value) })),
    ),
  );
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** Where a document's field is kept. */
export const mongoField = (field: string) => (field === 'id' ? '_id' : field);

function condition(operator: string, value: unknown): object {
  if (operator === 'in' && Array.isArray(value)) return { $in: value.map(plain) };
  const test = OPERATORS.get(operator);
  if (!test) throw new Error(`no MongoDB filter for ${operator}`);
  return test(plain(value));
}

/** A value that can hold no operator of MongoDB's. */
function plain(value: unknown): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value)) return value;
  throw new Error(`no MongoDB filter by ${typeof value}`);
}
